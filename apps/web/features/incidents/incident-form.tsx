import type { Incident, IncidentBody } from '@constat/contract';
import { INCIDENT_FIELDS, INCIDENT_FIELD_IDS, SERIOUS_RISK } from '@constat/contract/incident-fields';
import type { IncidentFieldId } from '@constat/contract/incident-fields';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Button } from '../../shared/ui/button.tsx';
import { inputClass, selectClass, textareaClass } from '../../shared/ui/controls.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Field } from '../../shared/ui/field.tsx';
import type { FieldControlProps } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWriteIncident } from './incidents-api.ts';

const EMPTY: IncidentBody = {
  information: '',
  circumstances: '',
  occurred: '',
  becameAware: '',
  personsConcerned: '',
  riskElements: '',
  seriousRisk: '',
  noticeToCommission: '',
  noticeToPersons: '',
  publicNotice: '',
  measures: '',
};

const KINDS: Readonly<Record<IncidentFieldId, 'text' | 'line' | 'day' | 'risk'>> = {
  information: 'text',
  circumstances: 'text',
  occurred: 'line',
  becameAware: 'line',
  personsConcerned: 'line',
  riskElements: 'text',
  seriousRisk: 'risk',
  noticeToCommission: 'day',
  noticeToPersons: 'day',
  publicNotice: 'text',
  measures: 'text',
};
/** As the contract has it. */
const LONGEST = { text: 5_000, line: 200 } as const;

const bodyOf = (incident: Incident): IncidentBody => {
  const {
    id: _id,
    number: _number,
    recordedAt: _recorded,
    updatedAt: _updated,
    version: _version,
    ...body
  } = incident;
  return body;
};

function Control({
  id,
  value,
  control,
  onChange,
}: {
  readonly id: IncidentFieldId;
  readonly value: string;
  readonly control: FieldControlProps;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { language } = useLanguage();
  const kind = KINDS[id];
  const shared = {
    ...control,
    value,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'text':
      return <textarea {...shared} rows={3} maxLength={LONGEST.text} className={textareaClass} />;
    case 'risk':
      return (
        <select {...shared} className={selectClass}>
          {Object.entries(SERIOUS_RISK).map(([answer, name]) => (
            <option key={answer} value={answer}>
              {name[language]}
            </option>
          ))}
        </select>
      );
    case 'day':
      return <input {...shared} type="date" className={inputClass} />;
    case 'line':
      return <input {...shared} maxLength={LONGEST.line} className={inputClass} />;
  }
}

/** One entry of the register, new or opened; only its buttons close it, since nothing else keeps what is typed. */
export function IncidentForm({
  incident,
  onClose,
}: {
  readonly incident: Incident | null;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useLingui();
  const { language } = useLanguage();
  const writing = useWriteIncident();
  const [body, setBody] = useState(() => (incident === null ? EMPTY : bodyOf(incident)));
  const [isRefused, setIsRefused] = useState(false);
  const isEmpty = body.circumstances.trim() === '';
  const save = (): void => {
    setIsRefused(isEmpty);
    if (!isEmpty) writing.mutate({ before: incident, body }, { onSuccess: onClose });
  };
  const number = incident?.number ?? 0;
  return (
    <Dialog
      title={incident === null ? t`Inscrire un incident` : t`Incident n° ${number}`}
      isOpen
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button variant="primary" isPending={writing.isPending} onClick={save}>
            {t`Enregistrer`}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p className="text-muted">
          {t`Inscrivez ce qui est connu; le reste peut venir plus tard. Nommez le moins possible les personnes concernées.`}
        </p>
        {INCIDENT_FIELD_IDS.filter(
          (id) => INCIDENT_FIELDS[id].paragraph !== 7 || body.seriousRisk === 'yes' || body[id] !== '',
        ).map((id) => (
          <Field
            key={id}
            label={INCIDENT_FIELDS[id][language]}
            isRequired={id === 'circumstances'}
            error={
              id === 'circumstances' && isRefused && isEmpty ? t`Écrivez ce qui s’est passé.` : undefined
            }
          >
            {(control) => (
              <Control
                id={id}
                value={body[id]}
                control={control}
                onChange={(value) => setBody({ ...body, [id]: value })}
              />
            )}
          </Field>
        ))}
        {writing.error !== null && <Notice look="danger">{writing.error.message}</Notice>}
      </div>
    </Dialog>
  );
}
