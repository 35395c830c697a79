import type { AuditEvent } from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import type { ErrorCode } from '@constat/contract/errors';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useLocalized } from '../../shared/i18n/localized.ts';

/** As much of a fingerprint as somebody compares by eye. */
const SHOWN_HASH = 16;

/** Says in the language of the screens what an event holds beside its name: a format, an engine, a field. */
export function useEventDetails(): (event: AuditEvent) => string[] {
  const { t } = useLingui();
  const inLanguage = useLocalized();

  const formatOf = (format: string): string =>
    format === 'docx' ? 'Word' : format === 'pdf' ? 'PDF' : t`aperçu ou impression`;
  const fieldOf = (field: string): string => {
    const known = REPORT_TYPES.field(field);
    if (known !== undefined) return inLanguage(known.label);
    return field === 'section11' ? t`Section 11` : t`un autre champ`;
  };
  const engineOf = (engine: string, model: string, host: string): string =>
    engine === 'local' ? t`règles locales` : [engine, model, host].filter((name) => name !== '').join(' ');
  const resultOf = (result: string): string[] => {
    if (result === 'proposed') return [];
    if (result === 'cancelled') return [t`interrompue`];
    const reason = result in ERRORS ? inLanguage(ERRORS[result as ErrorCode].message) : result;
    return [t`échec : ${reason}`];
  };
  const changeOf = (act: string): string[] => {
    const changes: Readonly<Record<string, string>> = {
      added: t`terme ajouté`,
      changed: t`terme modifié`,
      removed: t`terme retiré`,
      imported: t`liste importée`,
    };
    return changes[act] === undefined ? [] : [changes[act]];
  };

  return ({ action, detail, reason, report, account, subjectId }) => {
    const read = (name: string): string => String(detail?.[name] ?? '');
    const has = (name: string): boolean => read(name) !== '';
    const hash = (name: string): string => read(name).slice(0, SHOWN_HASH);
    const parts: string[] = [];
    if (account !== null) parts.push(t`compte : ${account}`);
    if (subjectId !== null && /^(?:audio|model)-/u.test(action)) {
      const subject = action.startsWith('audio') ? subjectId.slice(0, 8) : subjectId;
      parts.push(action.startsWith('audio') ? t`enregistrement ${subject}` : subject);
    }
    if (action === 'report-exported' && has('format')) parts.push(formatOf(read('format')));
    if (has('sha256')) {
      const fingerprint = hash('sha256');
      parts.push(t`empreinte ${fingerprint}…`);
    }
    if (action === 'assistance-called') {
      if (has('field')) parts.push(fieldOf(read('field')));
      parts.push(engineOf(read('engine'), read('model'), read('host')), ...resultOf(read('result')));
    }
    if (action.startsWith('transfer-')) {
      parts.push(read('kind') === 'text' ? t`texte` : t`son`, [read('address'), read('model')].join(' '));
      const why: Readonly<Record<string, string>> = {
        restored: t`base de données restaurée`,
        'demonstration-ended': t`fin de la démonstration`,
      };
      if (why[read('why')] !== undefined) parts.push(why[read('why')] ?? '');
      if (has('trial')) parts.push(t`à l’essai`);
    }
    if (has('route')) {
      const route = read('route');
      parts.push(report === null ? t`réservé à d’autres (${route})` : t`rapport d’un autre compte`);
    }
    if (has('act')) parts.push(...changeOf(read('act')));
    if (read('of') === 'installation') parts.push(t`toute l’installation`);
    if (has('replacedEvents')) {
      const [events, last] = [read('replacedEvents'), hash('replacedHash')];
      parts.push(t`à la place d’un journal de ${events} événements, empreinte du dernier ${last}…`);
    }
    if (reason !== null) parts.push(t`motif : ${reason}`);
    return parts;
  };
}
