import { NORMALS } from '@constat/report/catalogue';
import type { NormalId, RegionId } from '@constat/report/catalogue';
import { REGION_TITLES } from '@constat/report/catalogue/offered-types';
import { normalsByRegion } from '@constat/report/rules';
import { foldPhrase } from '@constat/language/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Card } from '../../../shared/ui/card.tsx';
import { inputClass } from '../../../shared/ui/controls.ts';
import { Field } from '../../../shared/ui/field.tsx';
import type { ProfileValues } from '../profile-values.ts';
import { NormalRow, normalFieldId } from './normal-row.tsx';
import { RegionFold } from './region-fold.tsx';

const REGIONS = normalsByRegion();

/** What a normal is found by: its name and that of its region, in both languages. */
function wordsOf(region: RegionId, id: NormalId): string {
  const { fr, en } = NORMALS[id].label;
  return foldPhrase(`${fr} ${en} ${REGION_TITLES[region].fr} ${REGION_TITLES[region].en}`);
}

const WORDS = new Map(
  REGIONS.flatMap(({ region, normals }) => normals.map((id) => [id, wordsOf(region, id)] as const)),
);

/** The normals, in degrees, by region, beside the reference figures and their sources; an empty cell keeps the reference. */
export function NormalsCard({ form }: { readonly form: UseFormReturn<ProfileValues> }): ReactNode {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<RegionId>>(new Set());
  const own = useWatch({ control: form.control, name: 'normals' });
  const { errors, submitCount } = useFormState({ control: form.control });
  const parts = foldPhrase(query).split(' ');
  const hasProblem = (id: NormalId): boolean => errors.normals?.[id] !== undefined;
  const isFound = (id: NormalId): boolean =>
    hasProblem(id) || parts.every((part) => WORDS.get(id)?.includes(part) === true);
  const isSearching = query.trim() !== '';
  const count = REGIONS.flatMap(({ normals }) => normals.filter(isFound)).length;

  // A field in a folded region takes no focus before the fold is open, which the error opens.
  const refused = REGIONS.flatMap(({ normals }) => normals).find(hasProblem);
  const lastSubmit = useRef(submitCount);
  useEffect(() => {
    if (lastSubmit.current === submitCount) return;
    lastSubmit.current = submitCount;
    if (refused !== undefined) document.getElementById(normalFieldId(refused))?.focus();
  }, [refused, submitCount]);

  const toggle = (region: RegionId, isOpen: boolean): void => {
    if (isSearching || open.has(region) === isOpen) return;
    setOpen(new Set(isOpen ? [...open, region] : [...open].filter((other) => other !== region)));
  };
  return (
    <Card className="p-5">
      <h2 id="normals-title" className="text-xl font-bold">{t`Normales articulaires`}</h2>
      <p className="mt-1 text-muted">
        <Trans>
          Ces valeurs de référence sont des usages de pratique et non des faits établis : celles qu’une source
          lue donne la nomment, les autres sont à vérifier avant de vous y fier. Une case vide garde la
          référence; chaque rapport conserve les normales avec lesquelles il a été mesuré.
        </Trans>
      </p>
      <Field
        label={t`Chercher un mouvement`}
        className="mt-4 mb-3 max-w-md"
        hint={
          isSearching && (
            <output>
              <Plural value={count} _0="Aucun mouvement" one="# mouvement" other="# mouvements" />
            </output>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            type="search"
            value={query}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setQuery(value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            className={inputClass}
          />
        )}
      </Field>
      {REGIONS.map(({ region, normals }) => {
        const chosen = normals.filter((id) => own[id].trim() !== '').length;
        return (
          <RegionFold
            key={region}
            region={region}
            isOpen={open.has(region) || normals.some(hasProblem) || (isSearching && normals.some(isFound))}
            isHidden={!normals.some(isFound)}
            aside={
              chosen === 0 ? (
                <Plural value={normals.length} one="# mouvement" other="# mouvements" />
              ) : (
                <Plural value={chosen} one="# normale modifiée" other="# normales modifiées" />
              )
            }
            onToggle={(isOpen) => toggle(region, isOpen)}
          >
            <table className="w-full border-collapse">
              <thead>
                <tr className="border-b border-line-strong text-left text-sm text-muted">
                  <th scope="col" className="py-1 pr-3 font-semibold">{t`Mouvement`}</th>
                  <th scope="col" className="py-1 pr-3 text-right font-semibold">{t`Référence`}</th>
                  <th scope="col" className="w-32 py-1 font-semibold">{t`Votre normale`}</th>
                </tr>
              </thead>
              <tbody>
                {normals.map((id) => (
                  <NormalRow key={id} id={id} isHidden={!isFound(id)} form={form} />
                ))}
              </tbody>
            </table>
          </RegionFold>
        );
      })}
    </Card>
  );
}
