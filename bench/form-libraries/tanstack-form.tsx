/** The catalogue with TanStack Form, a `form.Field` per field. */
import { MEDICAL_EVALUATION, fieldsOfSection } from '@constat/report/catalogue';
import { useForm } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FILLED } from './filled-report.ts';
import { NativeControl } from './native-control.tsx';
import { rootElement } from './root-element.ts';

function valueOf(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

function Page(): ReactNode {
  const form = useForm({ defaultValues: FILLED });
  return (
    <form>
      {MEDICAL_EVALUATION.sections.map((section) => (
        <section key={section.id}>
          <h2>{section.title.fr}</h2>
          {fieldsOfSection(section).map((definition) => (
            <form.Field key={definition.id} name={definition.id}>
              {(field) => (
                <NativeControl
                  field={definition}
                  name={field.name}
                  value={field.state.value ?? ''}
                  onBlur={field.handleBlur}
                  onChange={({ target }) => field.handleChange(valueOf(target))}
                />
              )}
            </form.Field>
          ))}
        </section>
      ))}
    </form>
  );
}

createRoot(rootElement()).render(<Page />);
