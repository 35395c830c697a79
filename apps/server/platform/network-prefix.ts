import ipaddr from 'ipaddr.js';

/** Whose address it is: of IPv6 the first 64 bits, within which one subscriber takes as many addresses as they like. */
export function networkPrefixOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts.slice(0, 4).join(':');
}
