import type { AuditEvent, ExportFormat } from '@constat/contract';
import { ERRORS } from '@constat/contract/errors';
import type { ErrorCode } from '@constat/contract/errors';
import { REPORT_TYPES } from '@constat/report/catalogue';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocalised } from '../../shared/i18n/localised.ts';

/** As much of a fingerprint as somebody compares by eye. */
const SHOWN_HASH = 16;

/** Says in the language of the screens what an event holds beside its name: a format, an engine, a field. */
export function useEventDetails(): (event: AuditEvent) => string[] {
  const { t } = useLingui();
  const inLanguage = useLocalised();

  const formats: Readonly<Record<string, string>> = {
    pdf: 'PDF',
    docx: 'Word',
    html: t`aperçu ou impression`,
  } satisfies Record<ExportFormat, string>;
  const formatOf = (format: string): string => formats[format] ?? format;
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
  /** What proved who it was, what locked or ended a session, and what became of the demonstration. */
  const means: Readonly<Record<string, string>> = {
    password: t`par mot de passe`,
    code: t`par le code d’une application`,
    'recovery-code': t`par un code de récupération`,
    passkey: t`par clé d’accès`,
    identity: t`par le fournisseur d’identité`,
    link: t`par un lien remis`,
    idleness: t`après inactivité`,
    hand: t`à la demande`,
    'sign-in': t`par une nouvelle connexion`,
    limit: t`trop de sessions à la fois`,
    totp: t`application à codes`,
    keep: t`rapports gardés`,
    erase: t`rapports effacés`,
    untouched: t`rapports laissés`,
  };
  const meansOf = (name: string): string[] => (means[name] === undefined ? [] : [means[name]]);

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
    if (action === 'report-exported' && has('use'))
      parts.push(read('use') === 'print' ? t`impression` : t`aperçu`);
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
    if (has('by')) parts.push(...meansOf(read('by')));
    if (action.startsWith('factor-'))
      parts.push(...(read('kind') === 'identity' ? [t`fournisseur d’identité`] : meansOf(read('kind'))));
    if (action === 'demonstration-left') parts.push(...meansOf(read('reports')));
    if (has('administration')) parts.push(t`administre l’installation`);
    if (has('sessions')) {
      const sessions = Number(read('sessions'));
      parts.push(t`${plural(sessions, { one: '# session', other: '# sessions' })}`);
    }
    if (action.startsWith('incident-') && has('number')) {
      const number = read('number');
      parts.push(t`incident n° ${number}`);
    }
    if (action === 'impairment-table-loaded') {
      const lines = Number(read('lines'));
      parts.push(t`${plural(lines, { one: '# ligne', other: '# lignes' })}`);
    }
    if (reason !== null) parts.push(t`motif : ${reason}`);
    return parts;
  };
}
