import type { ReactNode } from 'react';
import { useMessage } from '../../../shared/i18n/localized.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useOtherGender } from './other-gender.tsx';

/** What the physician can do with words of the other gender. */
export function GenderAnswers({ onAnswer }: { readonly onAnswer?: () => void }): ReactNode {
  const say = useMessage();
  const { ignore, correct } = useOtherGender();
  const answer = (act: () => void) => () => {
    onAnswer?.();
    act();
  };
  return (
    <>
      <Button size="small" onClick={answer(ignore)}>
        {say('ignore')}
      </Button>
      <Button size="small" variant="primary" onClick={answer(correct)}>
        {say('correctAutomatically')}
      </Button>
    </>
  );
}
