import { useLingui } from '@lingui/react/macro';
import { Power } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isLaunched } from '../../features/launcher/index.ts';
import { loadCatalogues } from '../../shared/i18n/catalogues.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { lazyDialog } from '../../shared/ui/lazy-part.ts';

const Question = lazyDialog(async () => {
  const [{ QuitQuestion }] = await Promise.all([import('./quit-question.tsx'), loadCatalogues(['launcher'])]);
  return QuitQuestion;
});

/** « Quitter Constat », where the launcher has started it; nothing elsewhere. */
export function QuitButton({
  look,
  className = '',
}: {
  readonly look: 'icon' | 'text';
  readonly className?: string;
}): ReactNode {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  if (!isLaunched()) return null;
  const ask = (): void => setAsking(true);
  const icon = <Power aria-hidden="true" className="size-4" />;
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={t`Quitter Constat`} className={`size-8 ${className}`} onClick={ask}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="ghost" size="small" icon={icon} onClick={ask}>
          {t`Quitter Constat`}
        </Button>
      )}
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </>
  );
}
