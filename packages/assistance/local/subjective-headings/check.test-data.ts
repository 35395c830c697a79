import { writeText } from '@constat/dictation/written';
import { splitSubjective } from '@constat/report/rules/subjective';
import type { TextLanguage } from '../../fidelity/difference.ts';
import type { HeadingLine } from './lines.test-data.ts';

const AROUND = {
  fr: {
    plaintes: 'Plaintes :',
    appreciation: 'Évolution :',
    after: 'Elle tousse.',
    spoken: ' point à la ligne elle tousse point',
  },
  en: {
    plaintes: 'Complaints:',
    appreciation: 'Evolution:',
    after: 'She coughs.',
    spoken: ' period new line she coughs period',
  },
} as const;

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The line between two sentences of another part, as typed or as the pipeline writes it. */
function split({ kind, line, isDictated }: HeadingLine, language: TextLanguage) {
  const { after, spoken, ...openings } = AROUND[language];
  const before = kind === 'plaintes' ? 'appreciation' : 'plaintes';
  const bare = line.replace('|', '');
  const written = isDictated
    ? writeText(bare + (/(?:point|period)$/u.test(bare) ? spoken.replace(/^ \w+/u, '') : spoken), {
        language,
      }).text
    : `${bare}\n${after}`;
  return { before, ...splitSubjective(`${openings[before]}\nZzavant.\n${written}`) } as const;
}

/** Whether the line is read as it was settled: its part, its words and its mark. */
export function isRight(example: HeadingLine, language: TextLanguage): boolean {
  const { kind, line, isDictated } = example;
  const { after } = AROUND[language];
  const { before, doubtful, ...found } = split(example, language);
  const said = line.slice(line.indexOf('|') + 1);
  const kept = wordsOf(isDictated ? writeText(said, { language }).text : said);
  const isMarked = kind === 'marked';
  if (doubtful.length > 0 !== isMarked) return false;
  const part = kind === 'prose' || isMarked ? before : kind;
  const wanted = `${part === before ? 'zzavant ' : ''}${kept} ${wordsOf(after)}`.replaceAll('  ', ' ').trim();
  return wordsOf(found[part]) === wanted;
}
