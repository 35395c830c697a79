import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/i18n/format.ts';
import { useLanguage } from '../../shared/i18n/language.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useSavedForms } from '../../features/saved-forms/saved-forms-api.ts';
import { expiringSoon } from './expiring-soon.ts';

/** Announces the drafts that come to their end within three days. */
export function ExpiringDrafts(): ReactNode {
  const { language } = useLanguage();
  const { data } = useSavedForms('draft');
  const [now] = useState(() => Date.now());
  const forms = expiringSoon(data ?? [], now);
  if (forms.length === 0) return null;
  return (
    <Notice look="warn" className="mb-6">
      <p className="font-semibold">
        <Plural
          value={forms.length}
          one="Un brouillon expire d’ici trois jours."
          other="# brouillons expirent d’ici trois jours."
        />
      </p>
      <ul>
        {forms.map((form) => (
          <li key={form.id}>
            {form.title} · {formatDay(form.expiresAt, language)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
