import { isLoopback } from './loopback.ts';
import type { setting } from './setting.ts';
import { StartError } from './start-error.ts';

/** The identity provider of a clinic, whose accounts may be linked to those of this installation. */
export interface OidcSettings {
  readonly issuer: URL;
  readonly clientId: string;
  /** Null for a public client, which PKCE alone protects. */
  readonly clientSecret: string | null;
  /** What the pages call it. */
  readonly name: string;
}

const NAME_LENGTH = 60;

/**
 * Reads the settings `CONSTAT_OIDC_…`; null where there is no issuer.
 * @throws StartError that names the first one at fault
 */
export function parseOidc(
  read: ReturnType<typeof setting>,
  { host, publicUrl }: { readonly host: string; readonly publicUrl: URL | null },
): OidcSettings | null {
  const issuer = read.url('CONSTAT_OIDC_ISSUER', ['http:', 'https:']);
  const clientId = read.text('CONSTAT_OIDC_CLIENT_ID');
  const clientSecret = read.secret('CONSTAT_OIDC_CLIENT_SECRET');
  const name = read.text('CONSTAT_OIDC_NAME');
  if (issuer === null) {
    if (clientId === null && clientSecret === null && name === null) return null;
    throw new StartError('CONSTAT_OIDC_ISSUER', {
      fr: 'requis avec les autres réglages CONSTAT_OIDC_….',
      en: 'required with the other settings CONSTAT_OIDC_….',
    });
  }
  if (issuer.protocol !== 'https:' && !isLoopback(issuer.hostname)) {
    throw new StartError('CONSTAT_OIDC_ISSUER', {
      fr: 'une adresse https://… est attendue; http ne sert que sur cet ordinateur.',
      en: 'an address https://… is expected; http is for this computer only.',
    });
  }
  if (issuer.search !== '' || issuer.hash !== '' || issuer.username !== '' || issuer.password !== '') {
    throw new StartError('CONSTAT_OIDC_ISSUER', {
      fr: 'l’adresse de l’émetteur ne porte ni « ? » ni « # » ni nom d’utilisateur.',
      en: 'the address of the issuer has no "?", no "#" and no user name.',
    });
  }
  if (clientId === null) {
    throw new StartError('CONSTAT_OIDC_CLIENT_ID', {
      fr: 'requis avec CONSTAT_OIDC_ISSUER.',
      en: 'required with CONSTAT_OIDC_ISSUER.',
    });
  }
  if (name !== null && name.length > NAME_LENGTH) {
    throw new StartError('CONSTAT_OIDC_NAME', {
      fr: `${NAME_LENGTH} caractères au plus sont attendus.`,
      en: `at most ${NAME_LENGTH} characters are expected.`,
    });
  }
  if (publicUrl === null && !isLoopback(host)) {
    throw new StartError('CONSTAT_PUBLIC_URL', {
      fr: 'requis avec CONSTAT_OIDC_ISSUER : le fournisseur doit connaître une seule adresse de retour.',
      en: 'required with CONSTAT_OIDC_ISSUER: the provider has to know one address to return to.',
    });
  }
  return { issuer, clientId, clientSecret, name: name ?? issuer.hostname };
}
