/** The catalogue with Formik, a `useField` per field. */
import type { ReportField } from '@constat/report/catalogue';
import { Formik, useField } from 'formik';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { filledReport, regionsOfAddress, sectionsOf } from './filled-report.ts';
import { NativeControl } from './native-control.tsx';
import { rootElement } from './root-element.ts';

const REGIONS = regionsOfAddress();
const SECTIONS = sectionsOf(REGIONS);

function FormikControl({ field }: { readonly field: ReportField }): ReactNode {
  const [{ name, value, onChange, onBlur }] = useField<string | boolean>(field.id);
  return (
    <NativeControl
      field={field}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={() => onBlur({ target: { name } })}
    />
  );
}

createRoot(rootElement()).render(
  <Formik initialValues={filledReport(REGIONS)} onSubmit={() => undefined}>
    <form>
      {SECTIONS.map((section) => (
        <section key={section.id}>
          <h2>{section.title.fr}</h2>
          {section.fields.map((field) => (
            <FormikControl key={field.id} field={field} />
          ))}
        </section>
      ))}
    </form>
  </Formik>,
);
