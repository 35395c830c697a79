import type { TextLanguage } from '../difference.ts';
import { plainForm, stemOf } from './stem.ts';
import type { Token } from './token.ts';

const PIECE = /\r?\n\s*|[\p{L}\p{M}]+|\p{Nd}+|\S/gu;
const APOSTROPHE = /^['’ʼ`´]$/u;
const HYPHEN = /^[-‐‑]$/u;

interface Form {
  readonly kind: Token['kind'];
  readonly plain: string;
  readonly stem: string;
}

/**
 * Cuts a visible text into tokens. Apostrophes leave no token, nor does a hyphen between two letters: elisions and
 * compound words read as separate words.
 */
export function tokenise(text: string, language: TextLanguage): readonly Token[] {
  const forms = new Map<string, Form>();
  const tokens: Token[] = [];
  let end = -1;
  let joiner: Token['joiner'] = '';
  for (const match of text.matchAll(PIECE)) {
    const piece = match[0];
    const start = match.index;
    const touches = start === end;
    end = start + piece.length;
    if (touches && piece.length === 1 && isJoiner(piece, tokens.at(-1), text.charAt(end))) {
      joiner = HYPHEN.test(piece) ? '-' : '’';
      continue;
    }
    let form = forms.get(piece);
    if (form === undefined) {
      const kind = kindOf(piece);
      const plain = kind === 'break' ? '\n' : plainForm(piece);
      form = { kind, plain, stem: kind === 'word' ? stemOf(plain, language) : plain };
      forms.set(piece, form);
    }
    tokens.push({
      kind: form.kind,
      text: piece,
      plain: form.plain,
      stem: form.stem,
      start,
      end,
      glued: touches,
      joiner,
    });
    joiner = '';
  }
  return tokens;
}

function kindOf(piece: string): Token['kind'] {
  const first = piece.charCodeAt(0);
  if (first === 10 || first === 13) return 'break';
  if (/^\p{Nd}/u.test(piece)) return 'digits';
  return /^[\p{L}\p{M}]/u.test(piece) ? 'word' : 'mark';
}

/** An apostrophe after a word, or a hyphen between two letters. */
function isJoiner(piece: string, before: Token | undefined, after: string): boolean {
  if (before?.kind !== 'word') return false;
  return APOSTROPHE.test(piece) || (HYPHEN.test(piece) && /\p{L}/u.test(after));
}
