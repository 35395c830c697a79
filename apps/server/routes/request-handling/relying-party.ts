import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RelyingParty } from '../../actions/passkeys.ts';
import type { Config } from '../../platform/config.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * The address under which a browser has opened Constat, as `policies/same-origin.ts` has allowed it.
 * @throws Refusal PASSKEY_ADDRESS under a number, to which no passkey can be bound
 */
export function relyingPartyOf(request: FastifyRequest, { publicUrl }: Config): RelyingParty {
  const { origin, hostname: rpID } = publicUrl ?? new URL(`${request.protocol}://${request.host}`);
  if (isIP(rpID.replace(/^\[|\]$/gu, '')) !== 0) throw new Refusal('PASSKEY_ADDRESS');
  return { rpID, origin };
}
