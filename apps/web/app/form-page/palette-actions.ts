import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { PaletteAction } from '../../features/report-form/index.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { lockPage } from '../../shared/lock/page-lock.ts';
import { useIsAssistant } from '../../shared/session.ts';
import { useOfferedActions, usePageActions } from './action-list.ts';
import { useEarlierVisits } from './beside-form/use-earlier-visits.ts';
import { showBeside } from './beside-form/shown-beside.ts';
import { SHORTCUTS, isAppleKeyboard, keyNames } from './shortcuts.ts';
import type { ShortcutId } from './shortcuts.ts';
import type { ReportActs } from './use-report-acts.ts';

const ORDER = [
  'save',
  'copy',
  'load',
  'print',
  'preview',
  'pdf',
  'word',
  'options',
  'share',
  'clear',
] as const;

/** What the command palette can run, with the keys that do the same. */
export function usePaletteActions(
  acts: ReportActs,
  runShortcut: (id: ShortcutId) => void,
): readonly PaletteAction[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const page = usePageActions(acts);
  const offered = useOfferedActions(ORDER, acts);
  const isAssistant = useIsAssistant();
  const hasEarlierVisit = useEarlierVisits().length > 0;

  const action = (id: string, label: string, run: () => void): PaletteAction => {
    const shortcut = SHORTCUTS.find((candidate) => candidate.id === id);
    return {
      id: `action-${id}`,
      kind: 'action',
      label: { fr: label, en: label },
      ...(shortcut === undefined ? {} : { keys: keyNames(shortcut, language, isAppleKeyboard()).join(' ') }),
      run,
    };
  };

  return [
    ...offered.map((name) => action(name, page[name].label, page[name].onPress)),
    ...(isAssistant
      ? []
      : [
          action('saveAs', t`Sauvegarder sous…`, () => acts.open({ kind: 'save', formType: 'draft' })),
          action('drafts', t`Brouillons`, () => acts.open({ kind: 'forms', filter: 'draft' })),
          action('copies', t`Copies`, () => acts.open({ kind: 'forms', filter: 'copy' })),
        ]),
    ...(acts.isLocked
      ? []
      : [action('replaced', t`Textes remplacés`, () => acts.open({ kind: 'replaced' }))]),
    action('finalPages', t`Rapport final`, () => showBeside('pages')),
    action('review', t`Relecture`, acts.view.showReview),
    ...(hasEarlierVisit
      ? [action('earlierVisit', t`Visite précédente`, () => showBeside('earlier-visit'))]
      : []),
    ...(acts.isLocked
      ? []
      : [
          action('progress', t`Progression du rapport`, () => runShortcut('progress')),
          action('confirm', t`Prochaine valeur à confirmer`, () => runShortcut('confirm')),
        ]),
    action('help', t`Raccourcis clavier`, () => runShortcut('help')),
    action('lock', t`Verrouiller`, lockPage),
    isAssistant
      ? action('account', t`Compte et sécurité`, () => void navigate({ to: '/account' }))
      : action('profile', t`Profil`, () => void navigate({ to: '/profile' })),
    action('forms', t`Retour aux formulaires`, () => void navigate({ to: '/forms' })),
  ];
}
