import { REPORT_TYPES } from '@constat/report/catalogue';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormPage } from './form-page.tsx';
import { FormPlaceholderPage } from './form-placeholder-page.tsx';

/** The form of the type of report that the address names. */
export function FormTypePage(): ReactNode {
  const { formType } = useParams({ from: '/forms/$formType' });
  return REPORT_TYPES.findNewest(formType) === undefined ? <FormPlaceholderPage /> : <FormPage />;
}
