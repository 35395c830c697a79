/** The catalogue with SurveyJS, a question per field on one page. */
import type { ReportField } from '@constat/report/catalogue';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import { filledReport, optionsOf, regionsOfAddress, sectionsOf } from './filled-report.ts';
import { rootElement } from './root-element.ts';

const REGIONS = regionsOfAddress();
const SECTIONS = sectionsOf(REGIONS);

function questionOf(field: ReportField): object {
  const common = { name: field.id, title: field.label.fr };
  switch (field.kind) {
    case 'flag':
      return { ...common, type: 'boolean', renderAs: 'checkbox' };
    case 'choice':
      return {
        ...common,
        type: 'dropdown',
        renderAs: 'select',
        choices: optionsOf(field).map(({ value, label }) => ({ value, text: label.fr })),
      };
    case 'text':
      return { ...common, type: 'comment' };
    case 'date':
      return { ...common, type: 'text', inputType: 'date' };
    default:
      return { ...common, type: 'text' };
  }
}

const model = new Model({
  // Each key is stored as it is typed, as in the others.
  textUpdateMode: 'onTyping',
  elements: SECTIONS.map((section) => ({
    type: 'panel',
    name: section.id,
    title: section.title.fr,
    elements: section.fields.map(questionOf),
  })),
});
model.data = filledReport(REGIONS);
createRoot(rootElement()).render(<Survey model={model} />);
