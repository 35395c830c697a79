import { Plural, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContradictionTitles } from './contradiction-titles.ts';
import { contradictionsOf, countUnconfirmed, placesOf } from './describe-issue.ts';
import { NotPrintedList, placeKey, PlaceLink, PlaceList } from './issue-lists.tsx';
import type { IssuesProps } from './issue-lists.tsx';

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
function TypedNotPrinted(props: IssuesProps): ReactNode {
  const { t } = useLingui();
  if (!props.issues.some(({ kind }) => kind === 'not-printed')) return null;
  return (
    <section className="rounded-control border-l-4 border-warn bg-warn-soft px-4 py-3">
      <h3 className="flex items-start gap-2 font-bold">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
        <span>{t`Écrit, mais pas imprimé`}</span>
      </h3>
      <NotPrintedList {...props} />
    </section>
  );
}

/** What the report says in two ways: both passages, neither of them corrected. */
function Contradictions({ type, issues, onShow }: IssuesProps): ReactNode {
  const { t } = useLingui();
  const titles = useContradictionTitles();
  const found = contradictionsOf(type, issues);
  if (found.length === 0) return null;
  return (
    <Part title={t`À comparer`} note={t`Le rapport dit deux choses, ou une phrase n’est pas finie.`}>
      <ul className="mt-1 space-y-2">
        {found.map(({ kind, places }) => (
          <li
            key={`${kind} ${places.map(({ target, passage }) => placeKey(target ?? '', passage)).join(' ')}`}
          >
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
export function PreflightSections({ type, issues, onShow }: IssuesProps): ReactNode {
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
