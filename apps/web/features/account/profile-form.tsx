import type { Profile } from '@constat/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useMessage } from '../../shared/i18n/localised.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { inputClass, textareaClass } from '../../shared/ui/controls.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { NormalsCard } from './examination/normals-card.tsx';
import { RoutineCard } from './examination/routine-card.tsx';
import { ExportSettingsPart } from './export-settings-part.tsx';
import { useSaveProfile } from './profile-api.ts';
import { profileOf, valuesOf } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';

function Part({
  headingId,
  title,
  note,
  children,
}: {
  readonly headingId: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Card className="p-5">
      <h2 id={headingId} className="text-xl font-bold">
        {title}
      </h2>
      {note !== undefined && <p className="mt-1 text-muted">{note}</p>}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
    </Card>
  );
}

/** The profile to edit. After a save, what was saved is the new point of comparison. */
export function ProfileForm({
  profile,
  onDirtyChange,
}: {
  readonly profile: Profile;
  readonly onDirtyChange: (isDirty: boolean) => void;
}): ReactNode {
  const { t } = useLingui();
  const say = useMessage();
  const save = useSaveProfile();
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(profile), mode: 'onTouched' });
  const { register, handleSubmit, reset, formState } = form;
  const { isDirty } = formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const submit = handleSubmit((values) =>
    save.mutate(profileOf(values), {
      onSuccess: (saved) => {
        reset(valuesOf(saved));
        showToast({ title: t`Profil sauvegardé` });
      },
      onError: (error) =>
        showToast({ title: say('saveError'), description: error.message, look: 'destructive' }),
    }),
  );

  return (
    <form noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <Part
        headingId="identity-title"
        title={t`Identité`}
        note={<Trans>Ces lignes paraissent telles quelles à la section B de chaque rapport.</Trans>}
      >
        <Field label={t`Nom affiché`}>
          {(control) => (
            <input
              {...control}
              {...register('displayName')}
              maxLength={200}
              autoComplete="name"
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Numéro de permis`}>
          {(control) => (
            <input
              {...control}
              {...register('licenceNumber')}
              maxLength={50}
              autoComplete="off"
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Spécialité`}>
          {(control) => (
            <input
              {...control}
              {...register('specialty')}
              maxLength={200}
              autoComplete="off"
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Téléphone`}>
          {(control) => (
            <input
              {...control}
              {...register('phone')}
              type="tel"
              maxLength={100}
              autoComplete="tel"
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Courriel`}>
          {(control) => (
            <input
              {...control}
              {...register('email')}
              type="email"
              maxLength={200}
              autoComplete="email"
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t`Adresse`} className="sm:col-span-2">
          {(control) => (
            <textarea
              {...control}
              {...register('address')}
              rows={3}
              maxLength={500}
              autoComplete="street-address"
              className={textareaClass}
            />
          )}
        </Field>
      </Part>
      <Card className="p-5">
        <h2
          id="remote-recognition-title"
          className="text-xl font-bold"
        >{t`Reconnaissance vocale à distance`}</h2>
        <label className="mt-3 flex items-start gap-2.5">
          <input type="checkbox" {...register('remoteRecognition')} className="mt-1 size-5 shrink-0" />
          <span>
            {t`Permettre au bouton flottant d’employer la reconnaissance à distance du navigateur`}
            <span className="block text-muted">{say('remoteRecognition')}.</span>
          </span>
        </label>
      </Card>
      <Part
        headingId="interview-title"
        title={t`Modalité de l’entrevue`}
        note={<Trans>Les deux textes offerts à la section 3, un par lieu de pratique.</Trans>}
      >
        <Field label={t`Modèle du site A`} className="sm:col-span-2">
          {(control) => (
            <textarea
              autoComplete="off"
              {...control}
              {...register('interviewTemplateA')}
              rows={4}
              maxLength={10_000}
              className={textareaClass}
            />
          )}
        </Field>
        <Field label={t`Modèle du site B`} className="sm:col-span-2">
          {(control) => (
            <textarea
              autoComplete="off"
              {...control}
              {...register('interviewTemplateB')}
              rows={4}
              maxLength={10_000}
              className={textareaClass}
            />
          )}
        </Field>
      </Part>
      <ExportSettingsPart register={register} />
      <RoutineCard form={form} />
      <NormalsCard form={form} />
      {save.error !== null && <Notice look="danger">{save.error.message}</Notice>}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page px-3 py-3 sm:px-4">
        <output className="mr-auto text-muted">{isDirty ? t`Modifications non sauvegardées` : ''}</output>
        <Button isUnavailable={!isDirty || save.isPending} onClick={() => reset()}>
          {t`Annuler les modifications`}
        </Button>
        <Button type="submit" variant="primary" isUnavailable={!isDirty} isPending={save.isPending}>
          {t`Sauvegarder`}
        </Button>
      </div>
    </form>
  );
}
