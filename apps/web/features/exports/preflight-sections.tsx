import type { ReportType } from '@constat/report/catalogue';
import type { ReviewIssue } from '@constat/assistance/review';
import type { NotPrintedReason } from '@constat/report/document';
import { Plural, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { countUnconfirmed, notPrintedGroups, placesOf } from './describe-issue.ts';
import { Contradictions } from './preflight-contradictions.tsx';
import { Part, PlaceLink, PlaceList } from './preflight-parts.tsx';
import type { Show } from './preflight-parts.tsx';

/** What the physician typed and an export leaves out, before all else. */
function TypedNotPrinted({
  type,
  issues,
  onShow,
}: {
  readonly type: ReportType;
  readonly issues: readonly ReviewIssue[];
  readonly onShow: Show;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  const groups = notPrintedGroups(type, issues);
  if (groups.length === 0) return null;
  const reasons: Readonly<Record<NotPrintedReason, string>> = {
    'region-not-examined': t`région marquée non examinée`,
    'word-only': t`imprimé dans Word seulement`,
    'headings-only': t`des titres sans texte`,
  };
  return (
    <section className="rounded-control border-l-4 border-warn bg-warn-soft px-4 py-3">
      <h3 className="flex items-start gap-2 font-bold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
        <span>{t`Écrit, mais pas imprimé`}</span>
      </h3>
      <ul className="mt-1 space-y-2">
        {groups.map(({ reason, region, places }) => (
          <li key={`${reason} ${region?.fr ?? ''}`}>
            <p className="text-sm first-letter:uppercase">
              {region === null ? reasons[reason] : `${localized(region)} · ${reasons[reason]}`}
            </p>
            <PlaceList places={places} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The issues of a report, the weightiest first, each with the way to its place in the form. */
export function PreflightSections({
  type,
  issues,
  onShow,
}: {
  readonly type: ReportType;
  readonly issues: readonly ReviewIssue[];
  readonly onShow: Show;
}): ReactNode {
  const { t } = useLingui();
  const waiting = countUnconfirmed(issues);
  const glyphs = placesOf(type, 'glyphs-missing', issues);
  const blanks = placesOf(type, 'open-blanks', issues);
  const words = placesOf(type, 'other-gender', issues);
  const lacksMandate = issues.some(({ kind }) => kind === 'mandate-empty');
  const lacksTitle = issues.some(({ kind }) => kind === 'title-missing');
  return (
    <>
      <TypedNotPrinted type={type} issues={issues} onShow={onShow} />
      {waiting > 0 && (
        <section className="rounded-control border-l-4 border-warn bg-warn-soft px-4 py-3">
          <h3 className="flex items-start gap-2 font-bold">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <span>
              <Plural
                value={waiting}
                one="# valeur préremplie n’est pas confirmée"
                other="# valeurs préremplies ne sont pas confirmées"
              />
            </span>
          </h3>
          <p className="mt-1 text-sm">{t`Elles ne paraîtront pas dans le rapport.`}</p>
          <PlaceList places={placesOf(type, 'unconfirmed', issues)} onShow={onShow} />
        </section>
      )}
      <Contradictions type={type} issues={issues} onShow={onShow} />
      {glyphs.length > 0 && (
        <Part
          title={t`Caractères que le PDF ne peut pas imprimer`}
          note={t`Chacun sera remplacé par son code, par exemple [U+4E2D].`}
        >
          <PlaceList places={glyphs} onShow={onShow} />
        </Part>
      )}
      {blanks.length > 0 && (
        <Part title={t`Champs à compléter`} note={t`Des crochets sont restés dans le texte.`}>
          <PlaceList places={blanks} onShow={onShow} />
        </Part>
      )}
      {words.length > 0 && (
        <Part title={t`Mots de l’autre genre`} note={t`Le texte ne s’accorde pas avec le genre choisi.`}>
          <PlaceList places={words} onShow={onShow} />
        </Part>
      )}
      {(lacksMandate || lacksTitle) && (
        <Part title={t`Il manque`}>
          <ul className="-mx-2 mt-1">
            {lacksMandate && (
              <li>
                <PlaceLink
                  id="section1"
                  section="1"
                  onShow={onShow}
                >{t`Le mandat : aucune case n’est cochée`}</PlaceLink>
              </li>
            )}
            {lacksTitle && (
              <li className="py-1 pr-2 pl-9">{t`Le titre : sans sauvegarde, le fichier porte un nom général.`}</li>
            )}
          </ul>
        </Part>
      )}
    </>
  );
}
