import { useLingui } from '@lingui/react/macro';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { buildDocument } from '@constat/report/document';
import type { ReportDocument } from '@constat/report/document';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useReportProfile } from '../../../features/account/index.profile.ts';
import { usePlaceInForm, useReportState } from '../../../features/report-form/index.ts';
import { fetchSavedForm } from '../../../features/saved-forms/index.ts';
import { formatCalendarDay } from '../../../shared/i18n/format.ts';
import { useLanguage } from '../../../shared/i18n/language.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { selectClass } from '../../../shared/ui/controls.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { LoadingFailure } from '../../../shared/ui/loading-failure.tsx';
import { LoadingLine } from '../../../shared/ui/loading-line.tsx';
import { scrollByKeyboard } from '../../../shared/ui/scroll-by-keyboard.ts';
import { useIsOverForm } from '../navigation-state.ts';
import { DocumentText } from './document-text.tsx';
import { useEarlierVisits } from './use-earlier-visits.ts';
import { PaneWithForm } from './pane-with-form.tsx';
import { showBeside } from './shown-beside.ts';

const close = (): void => showBeside(null);

/**
 * What that report prints, with the places that its parts show; undefined until it is read, or where its version is later
 * than this program.
 */
function useDocumentOf(id: string | undefined) {
  const { data: profile } = useReportProfile(id ?? null);
  const {
    data: form,
    error,
    refetch,
  } = useQuery({
    queryKey: ['earlier-visit', id],
    queryFn: ({ signal }) => fetchSavedForm(id ?? '', signal),
    enabled: id !== undefined,
    gcTime: 0,
  });
  const type = form && REPORT_TYPES.find(form);
  const document = useMemo((): ReportDocument | undefined => {
    if (form === undefined || type === undefined || profile === undefined) return undefined;
    const { formData, meta } = form;
    const report = { type, formData, meta };
    return buildDocument(report, meta?.reportLanguage ?? 'fr', profile, '', { namesSources: true });
  }, [form, type, profile]);
  return { document, isLater: form !== undefined && type === undefined, error, refetch };
}

/** Keeps the part of the text that the form is written in within sight. */
function useInStep(place: string | undefined, document: ReportDocument | undefined) {
  const pane = useRef<HTMLDivElement>(null);
  const type = useReportState((state) => state.type);
  useEffect(() => {
    if (pane.current !== null) scrollByKeyboard(pane.current);
  }, []);
  useEffect(() => {
    const { current } = pane;
    if (current === null || place === undefined || document === undefined) return;
    const places = [place, type.regionOf(place), type.sectionOf(place)?.id];
    const found = places
      .filter((source) => source !== undefined)
      .map((source) => current.querySelector<HTMLElement>(`[data-source="${CSS.escape(source)}"]`))
      .find((element) => element !== null);
    if (found === undefined || found === null) return;
    const { top } = found.getBoundingClientRect();
    const { top: paneTop, height } = current.getBoundingClientRect();
    if (top < paneTop || top > paneTop + height - 96) current.scrollBy({ top: top - paneTop - height / 4 });
  }, [place, document, type]);
  return pane;
}

/** What a report on an earlier visit prints, to be read beside the form: nothing of it can be taken over from here. */
export function EarlierVisitWithForm(): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const headingId = useId();
  const isOver = useIsOverForm();
  const visits = useEarlierVisits();
  const [chosen, setChosen] = useState<string>();
  const visit = visits.find(({ form }) => form.id === chosen) ?? visits[0];
  const { document, isLater, error, refetch } = useDocumentOf(visit?.form.id);
  const type = useReportState((state) => state.type);
  const pane = useInStep(usePlaceInForm(type), document);
  const readable = (day: string): string => formatCalendarDay(day, language);
  return (
    <PaneWithForm isOver={isOver} headingId={headingId} onClose={close}>
      <section aria-labelledby={headingId} className="flex h-full min-w-0 flex-col bg-surface">
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line py-1 pr-2 pl-4">
          {isOver && (
            <Button
              variant="ghost"
              className="px-2"
              icon={<ArrowLeft aria-hidden="true" className="size-4" />}
              onClick={close}
            >
              {t`Retour au formulaire`}
            </Button>
          )}
          <h2 id={headingId} className="font-semibold">
            {t`Visite précédente`}
          </h2>
          {visits.length > 1 ? (
            <select
              aria-label={t`Visite montrée`}
              className={`${selectClass} w-auto!`}
              value={visit?.form.id}
              onChange={({ target }) => setChosen(target.value)}
            >
              {visits.map(({ form, day }) => (
                <option key={form.id} value={form.id}>
                  {readable(day)}
                </option>
              ))}
            </select>
          ) : (
            <p className="text-sm text-muted">{visit !== undefined && readable(visit.day)}</p>
          )}
          <span className="flex-1" />
          {!isOver && (
            <IconButton label={t`Fermer la visite précédente`} onClick={close}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </div>
        <p className="border-b border-line bg-sunken px-4 py-1 text-sm text-muted">
          {t`Lecture seule, sous le même nom. Rien n’en est repris.`}
        </p>
        <div
          ref={pane}
          aria-label={t`Texte de la visite précédente`}
          className="min-h-0 flex-1 overflow-y-auto px-5 pb-16"
        >
          {visit === undefined && (
            <p className="py-8 text-muted">{t`Aucune visite précédente sous ce nom.`}</p>
          )}
          {error !== null && <LoadingFailure error={error} onRetry={() => void refetch()} />}
          {isLater && <p className="py-8 text-muted">{t`Rapport d’une version plus récente`}</p>}
          {visit !== undefined && document === undefined && error === null && !isLater && (
            <LoadingLine className="py-8" />
          )}
          {document !== undefined && <DocumentText document={document} />}
        </div>
      </section>
    </PaneWithForm>
  );
}
