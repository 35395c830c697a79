import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What a page would be given by `navigator.credentials`, in JSON. */
interface CredentialJson {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Readonly<Record<string, string>>;
}

interface Asked {
  readonly challenge: string;
}

/** How a test has the device misbehave. */
interface Behaviour {
  readonly origin?: string;
  readonly isPersonVerified?: boolean;
  /** Signs as if it had been used as often before. */
  readonly counter?: number;
}

const ORIGIN = 'http://localhost';

/** A passkey in software: ES256, with no attestation, as WebAuthn has it. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  readonly #rpId: string;
  #counter = 0;

  constructor(rpId = 'localhost') {
    this.#rpId = rpId;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    // COSE: key type EC2, algorithm ES256, curve P-256, x, y.
    this.#publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      left,
      Buffer.from('225820', 'hex'),
      right,
    ]);
  }

  /** Answers `credentials.create()`. */
  create({ challenge }: Asked, behaviour: Behaviour = {}): CredentialJson {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    // The AAGUID of a device that does not say what it is.
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const data = Buffer.concat([this.#dataFor(behaviour, true), credential]);
    // CBOR: a map of fmt "none", attStmt {} and authData.
    const attestation = Buffer.concat([
      Buffer.from('a3', 'hex'),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from('a0', 'hex'),
      text('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, behaviour).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Answers `credentials.get()`. */
  get({ challenge }: Asked, behaviour: Behaviour = {}): CredentialJson {
    this.#counter += 1;
    const data = this.#dataFor(behaviour, false);
    const client = clientData('webauthn.get', challenge, behaviour);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    });
  }

  #answer(response: CredentialJson['response']): CredentialJson {
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  /** The hash of the host name, the flags (present, verified, with a new credential) and the count. */
  #dataFor({ isPersonVerified = true, counter = this.#counter }: Behaviour, isNew: boolean): Buffer {
    const flags = 0x01 + (isPersonVerified ? 0x04 : 0) + (isNew ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(this.#rpId).digest(), Buffer.from([flags]), count]);
  }
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Behaviour): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A text of fewer than 24 bytes in CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
