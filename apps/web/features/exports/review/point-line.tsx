import type { MandateBox, ReviewPoint } from '@constat/assistance/review';
import type { NotPrintedReason } from '@constat/report/document';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { useContradictionTitles } from '../contradiction-titles.ts';
import { notPrintedGroups, placesOf } from '../describe-issue.ts';
import type { IssuePlace } from '../describe-issue.ts';
import { PlaceLink, PlaceList } from '../issue-lists.tsx';
import { useMandateWords } from './mandate-words.ts';
import type { QuoteContext } from './place-of-quote.tsx';

interface PointLineProps {
  readonly issue: ReviewPoint;
  /** Of the same text: where its points are answered. */
  readonly mandate: readonly MandateBox[];
  readonly context: QuoteContext;
  /** Id of the words that say what the point is. */
  readonly titleId: string;
}

/** What a point is called, as the review calls it. */
function usePointTitle(): (issue: ReviewPoint, mandate: readonly MandateBox[]) => string {
  const { t } = useLingui();
  const localised = useLocalised();
  const contradictions = useContradictionTitles();
  const { boxes, reasonOf } = useMandateWords();
  const notPrinted: Readonly<Record<NotPrintedReason, string>> = {
    'region-not-examined': t`région marquée non examinée`,
    'word-only': t`imprimé dans Word et dans la copie signée`,
    'headings-only': t`des titres sans texte`,
  };
  return (issue, mandate) => {
    switch (issue.kind) {
      case 'not-printed':
        return `${t`Écrit, mais pas imprimé`} · ${notPrinted[issue.reason]}`;
      case 'unconfirmed':
        return t`Non confirmé, ne paraîtra pas dans le rapport`;
      case 'contradiction':
        return contradictions[issue.contradiction];
      case 'mandate-empty':
        return t`Le mandat : aucune case n’est cochée`;
      case 'title-missing':
        return t`Le titre : sans sauvegarde, le fichier porte un nom général.`;
      case 'open-blanks':
        return t`Des crochets sont restés dans le texte.`;
      case 'other-gender':
        return t`Le texte ne s’accorde pas avec le genre choisi.`;
      case 'glyphs-missing':
        return t`Caractères que le PDF ne peut pas imprimer`;
      case 'mandate': {
        const { flag, reason } = issue;
        const box = mandate.find((one) => one.flag === flag);
        const why = reasonOf({ flag, reason, computed: box?.computed ?? null });
        return [boxes.get(flag), why].filter((part) => part !== undefined && part !== null).join(' · ');
      }
      default:
        return localised({ fr: '', en: '' });
    }
  };
}

/** One point of the review in its words, each of its places one press away. */
export function PointLine({ issue, mandate, context, titleId }: PointLineProps): ReactNode {
  const { t } = useLingui();
  const titleOf = usePointTitle();
  const localised = useLocalised();
  const { type, onShow } = context;
  const places = ((): readonly IssuePlace[] => {
    if (issue.kind === 'mandate') return [];
    if (issue.kind === 'not-printed') return notPrintedGroups(type, [issue]).flatMap((group) => group.places);
    const found = placesOf(type, issue.kind, [issue]);
    const isQuoted = issue.kind === 'contradiction';
    return isQuoted ? found.map((place) => ({ ...place, detail: t`« ${place.detail} »` })) : found;
  })();
  const box = issue.kind === 'mandate' ? mandate.find(({ flag }) => flag === issue.flag) : undefined;
  const section = issue.kind === 'mandate-empty' ? 'section1' : undefined;
  const title = titleOf(issue, mandate);
  return (
    <>
      <p id={titleId} className="font-semibold">
        {title}
      </p>
      {places.length > 0 && <PlaceList places={places} onShow={onShow} />}
      {section !== undefined && (
        <PlaceLink id={section} section="1" onShow={onShow}>
          {title}
        </PlaceLink>
      )}
      {box !== undefined && (
        <div className="-mx-2">
          <PlaceLink
            id={box.field}
            passage={box.passage ?? undefined}
            section={type.sectionOf(box.field)?.number ?? ''}
            detail={box.passage === null ? '' : t`« ${box.passage.quote} »`}
            onShow={onShow}
          >
            {localised(type.field(box.field)?.label ?? { fr: '', en: '' })}
          </PlaceLink>
        </div>
      )}
    </>
  );
}
