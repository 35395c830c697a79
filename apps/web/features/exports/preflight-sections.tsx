import type { ReportType } from '@constat/report/catalogue';
import type { ReviewIssue } from '@constat/assistance/review';
import type { NotPrintedReason } from '@constat/report/document';
import { Plural, useLingui } from '@lingui/react/macro';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalized } from '../../shared/i18n/localized.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { contradictionsOf, countUnconfirmed, notPrintedGroups, placesOf } from './describe-issue.ts';
import type { Contradiction, IssuePlace } from './describe-issue.ts';

type Show = (id: string) => void;

function PlaceLink({
  id,
  section = '',
  detail,
  isStrong = false,
  onShow,
  children,
}: {
  readonly id: string;
  readonly section?: string;
  readonly detail?: string;
  readonly isStrong?: boolean;
  readonly onShow: Show;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={() => onShow(id)}
      className="group flex min-h-8 w-full items-baseline gap-2 rounded-control px-2 py-1 text-left hover:bg-accent-soft"
    >
      {section !== '' && (
        <span className="w-5 shrink-0 text-right text-sm text-muted tabular-nums">
          <span className="sr-only">{t`Section`} </span>
          {section}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span
          className={classNames(
            'text-accent-text underline decoration-1 underline-offset-2 group-hover:decoration-2',
            isStrong && 'font-bold',
          )}
        >
          {children}
        </span>
        {detail !== undefined && detail !== '' && (
          <span className="max-w-full truncate text-sm text-muted">{detail}</span>
        )}
      </span>
      <ArrowRight aria-hidden="true" className="ml-auto size-4 shrink-0 self-center text-muted" />
    </button>
  );
}

function PlaceList({
  places,
  onShow,
}: {
  readonly places: readonly IssuePlace[];
  readonly onShow: Show;
}): ReactNode {
  const { t } = useLingui();
  const localized = useLocalized();
  return (
    <ul className="-mx-2 mt-1">
      {places.map(({ target, section, label, detail }) => (
        <li key={`${target ?? 'profile'} ${detail}`}>
          {target === null || label === null ? (
            <span className="flex gap-2 px-2 py-1">
              {t`Votre profil`} <span className="text-sm text-muted">{detail}</span>
            </span>
          ) : (
            <PlaceLink
              id={target}
              section={section}
              detail={detail}
              isStrong={target === 'dateEvaluation'}
              onShow={onShow}
            >
              {localized(label)}
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      {children}
    </section>
  );
}

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

/** What the report says in two ways: both passages, neither of them corrected. */
function Contradictions({
  type,
  issues,
  onShow,
}: {
  readonly type: ReportType;
  readonly issues: readonly ReviewIssue[];
  readonly onShow: Show;
}): ReactNode {
  const { t } = useLingui();
  const titles: Readonly<Record<Contradiction['kind'], string>> = {
    side: t`Deux côtés pour la même chose`,
    date: t`Deux dates pour la même chose`,
    dose: t`Deux doses du même médicament`,
    unit: t`Un nombre sans son unité`,
    'spoken-word': t`Un mot de dictée resté dans le texte`,
  };
  const found = contradictionsOf(type, issues);
  if (found.length === 0) return null;
  return (
    <Part title={t`À comparer`} note={t`Le rapport dit deux choses, ou une phrase n’est pas finie.`}>
      <ul className="mt-1 space-y-2">
        {found.map(({ kind, places }) => (
          <li key={`${kind} ${places.map(({ target, detail }) => `${target ?? ''} ${detail}`).join(' ')}`}>
            <p className="text-sm">{titles[kind]}</p>
            <PlaceList
              places={places.map((place) => ({ ...place, detail: t`« ${place.detail} »` }))}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
    </Part>
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
