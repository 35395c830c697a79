import { textsOfPlace } from '@constat/examination';
import type { Question } from '@constat/examination';
import { OPTION_SETS } from '@constat/report/catalogue';
import type { ReportField } from '@constat/report/catalogue';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalised } from '../../../shared/i18n/localised.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { FormSpeech } from './form-speech.ts';
import type { FormSpeechView } from './speech-view.ts';
import type { SpokenForm } from './spoken-form.ts';
import { aimOf } from './dictation-target.ts';

/** Answers to a question are shown up to so many. */
const MOST_ANSWERS = 6;

interface Answer {
  readonly label: string;
  readonly give: () => void;
}

/** What was said and not written: the question it raises with its answers, or where its words can be added. */
export function NotWritten({
  speech,
  spoken,
  form,
}: {
  readonly speech: FormSpeech;
  readonly spoken: FormSpeechView;
  readonly form: SpokenForm;
}): ReactNode {
  const { t } = useLingui();
  const localised = useLocalised();
  const questionText = useQuestionText();
  const noValueText = useNoValueText();
  const { unwritten, focus } = spoken;
  if (unwritten === null) return null;
  const fieldsOf = (question: Question): readonly ReportField[] =>
    question.fields.flatMap((id) => form.type().field(id) ?? []);

  const answersTo = (question: Question): readonly Answer[] => {
    const fields = fieldsOf(question);
    if (question.about === 'normal') {
      const count = fields.length;
      const label = t`${plural(count, { one: 'Oui, # case', other: 'Oui, # cases' })}`;
      return [{ label, give: () => speech.answer({ kind: 'all-normal' }) }];
    }
    if (question.about === 'value') {
      const [field] = fields;
      if (field?.options === undefined || fields.length > 1) return [];
      return OPTION_SETS[field.options].map((option) => ({
        label: localised(option.label),
        give: () => speech.answer({ kind: 'choice', field: field.id, value: option.value }),
      }));
    }
    return fields.map((field) => ({
      label: localised(field.label),
      give: () => speech.answer({ kind: 'cell', field: field.id }),
    }));
  };

  const writeAsSaid = { label: t`Écrire ce qui a été dit`, give: speech.writeAsSaid };
  const shown = ((): { readonly text: string; readonly answers: readonly Answer[] } => {
    switch (unwritten.kind) {
      case 'asked':
        return { text: questionText(unwritten.question), answers: answersTo(unwritten.question) };
      case 'leftover': {
        const left = unwritten.texts.join(' … ');
        const answers = textsOfPlace(form.type(), focus).map(({ id, label }) => {
          const name = localised(label);
          return { label: t`Ajouter à ${name}`, give: () => speech.addLeftover(id) };
        });
        return { text: t`Non écrit : « ${left} »`, answers: answers.slice(0, 2) };
      }
      case 'no-value': {
        const { words, field, text } = unwritten;
        const expected = field === null ? undefined : form.type().field(field);
        const name = expected === undefined ? '' : localised(expected.label);
        const into = text === null ? undefined : form.type().field(text);
        const place = into === undefined ? '' : localised(into.label);
        return {
          text:
            expected === undefined ? t`Non écrit : « ${words} »` : noValueText(expected.kind, name, words),
          answers:
            into === undefined
              ? []
              : [{ label: t`Ajouter à ${place}`, give: () => speech.addLeftover(into.id) }],
        };
      }
      case 'moved': {
        const label = localised(unwritten.place.label);
        const canWrite = unwritten.from.kind === 'text';
        return { text: t`Allé à « ${label} »`, answers: canWrite ? [writeAsSaid] : [] };
      }
      case 'no-place': {
        const { name } = unwritten;
        const canWrite = spoken.target.kind === 'text';
        return {
          text: t`« ${name} » ne se trouve pas dans le rapport.`,
          answers: canWrite ? [writeAsSaid] : [],
        };
      }
      case 'near-command': {
        const { trigger } = unwritten;
        const insert = { label: trigger, give: speech.insertCommand };
        return { text: t`Vouliez-vous dire ?`, answers: [insert, writeAsSaid] };
      }
      case 'which-template': {
        const { templates } = unwritten;
        const answers = templates.map((template) => {
          const field = form.type().field(template.field);
          const place = field === undefined ? '' : localised(field.label);
          const label = `${localised(template.label)} · ${place}`;
          return { label, give: () => speech.insertTemplate(template) };
        });
        const canWrite = spoken.target.kind === 'text';
        return templates.length === 0
          ? { text: t`Aucun modèle de ce nom ici.`, answers: canWrite ? [writeAsSaid] : [] }
          : { text: t`Quel modèle ?`, answers };
      }
      case 'not-found': {
        const { what } = unwritten;
        return {
          text: t`« ${what} » ne se trouve pas dans ce texte.`,
          answers: [writeAsSaid],
        };
      }
    }
  })();
  return <Told {...shown} answers={shown.answers.slice(0, MOST_ANSWERS)} onDismiss={speech.dismiss} />;
}

/** What a dictation that was cut off still holds, and where it can be written. */
export function InterruptedWords({
  speech,
  words,
  form,
}: {
  readonly speech: FormSpeech;
  readonly words: string;
  readonly form: SpokenForm;
}): ReactNode {
  const { t } = useLingui();
  const write = (): void => {
    const aim = aimOf(form.type(), document.activeElement);
    if (aim === null || aim.target.kind === 'value')
      showToast({ title: t`Placez d’abord le curseur dans le champ voulu` });
    else speech.writeInterrupted(aim.target, aim.focus);
  };
  return (
    <Told
      text={t`Une dictée a été interrompue avant que ceci ne soit écrit : « ${words} »`}
      answers={[{ label: t`Écrire là où est le curseur`, give: write }]}
      onDismiss={speech.dismissInterrupted}
    />
  );
}

function Told({
  text,
  answers,
  onDismiss,
}: {
  readonly text: string;
  readonly answers: readonly Answer[];
  readonly onDismiss: () => void;
}): ReactNode {
  const { t } = useLingui();
  return (
    <fieldset
      aria-label={t`Dit et non écrit`}
      className="relative mt-1 flex flex-wrap items-center gap-2 rounded-control bg-warn-soft py-1 ps-2 pe-10 text-sm"
    >
      <output className="min-w-0 font-semibold text-warn">{text}</output>
      {answers.map(({ label, give }) => (
        <Button key={label} size="small" className="max-lg:min-h-11" onClick={give}>
          {label}
        </Button>
      ))}
      <IconButton label={t`Laisser tel quel`} className="absolute top-1 right-1 size-8" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  );
}

/** Why words are no value of a field of that kind. */
function useNoValueText(): (kind: ReportField['kind'], name: string, words: string) => string {
  const { t } = useLingui();
  return (kind, name, words) => {
    switch (kind) {
      case 'date':
        return t`Non écrit : « ${words} ». « ${name} » prend une date entière.`;
      case 'time':
        return t`Non écrit : « ${words} ». « ${name} » prend une heure, du matin ou de l’après-midi.`;
      case 'choice':
        return t`Non écrit : « ${words} ». « ${name} » prend l’un de ses choix.`;
      default:
        return t`Non écrit : « ${words} ». « ${name} » se remplit à la main.`;
    }
  };
}

function useQuestionText(): (question: Question) => string {
  const { t } = useLingui();
  return ({ about }) => {
    switch (about) {
      case 'side':
        return t`De quel côté ?`;
      case 'mode':
        return t`Actif ou passif ?`;
      case 'row':
        return t`De quoi est-ce la valeur ?`;
      case 'value':
        return t`Cette valeur n’est pas de celles du tableau.`;
      case 'normal':
        return t`Tout est normal dans plusieurs tableaux ?`;
    }
  };
}
