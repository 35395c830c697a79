/** The catalogue with TanStack Form, a `form.Field` per field. */
import { useForm } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { filledReport, regionsOfAddress, sectionsOf } from './filled-report.ts';
import { NativeControl } from './native-control.tsx';
import { rootElement } from './root-element.ts';

const REGIONS = regionsOfAddress();
const SECTIONS = sectionsOf(REGIONS);

function valueOf(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;
}

function Page(): ReactNode {
  const form = useForm({ defaultValues: filledReport(REGIONS) });
  return (
    <form>
      {SECTIONS.map((section) => (
        <section key={section.id}>
          <h2>{section.title.fr}</h2>
          {section.fields.map((definition) => (
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
