import type { IdentityProofBody, IdentityProviderAnswer, IdentityRequestAnswer } from '@constat/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ASKED_BY_PAGE, apiGet, apiSend } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { IdentityNotProved, IdentityWindowBlocked, askIdentity } from './identity-window.ts';

/** What the identity provider of the clinic is called; null where there is none, and before the server has said. */
export function useProviderName(): string | null {
  const { data } = useQuery({
    queryKey: ['identity-provider'],
    queryFn: ({ signal }) =>
      apiGet<IdentityProviderAnswer>('/api/auth/identity', { signal, headers: ASKED_BY_PAGE }),
    staleTime: Infinity,
  });
  return data?.provider?.name ?? null;
}

interface IdentityButtonProps<Result> {
  readonly text: (name: string) => string;
  /** Asks the server for the page of the provider. */
  readonly begin: string | (() => Promise<IdentityRequestAnswer>);
  /** The server may ask for something before, as `askIdentity` has it. */
  readonly isAskedFirst?: boolean;
  /** Whether all else is filled in, told where it is not. */
  readonly isReady?: () => boolean;
  /** Sends what the provider has answered. */
  readonly send: (proof: IdentityProofBody) => Promise<Result>;
  readonly onDone?: (result: Result) => void;
  /** What is said of an act that failed; null where there is nothing to tell. */
  readonly failureOf?: (error: Error) => string | null;
  readonly className?: string;
}

/** Asks the identity provider who one is; nothing where there is none. A second press opens its window anew. */
export function IdentityButton<Result>({
  text,
  begin,
  isAskedFirst = false,
  isReady = () => true,
  send,
  onDone,
  failureOf = ({ message }) => message,
  className,
}: IdentityButtonProps<Result>): ReactNode {
  const { t } = useLingui();
  const name = useProviderName();
  const [isWaiting, setWaiting] = useState(false);
  const present = useRef<AbortController>(null);
  /** What was typed since the press goes along. */
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => present.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (stop: AbortController) => {
      const response = await askIdentity(
        () => (typeof begin === 'string' ? apiSend<IdentityRequestAnswer>('POST', begin) : begin()),
        { signal: stop.signal, isAskedFirst, onOpen: () => setWaiting(true) },
      );
      setWaiting(false);
      return latest.current({ response });
    },
    onSuccess: (result) => onDone?.(result),
    onSettled: (_result, _error, stop) => {
      if (present.current === stop) setWaiting(false);
    },
  });
  if (name === null) return null;
  const press = (): void => {
    if (!isReady()) return;
    present.current?.abort();
    present.current = new AbortController();
    setWaiting(false);
    mutate(present.current);
  };
  const failure =
    error === null || isPending || error instanceof IdentityNotProved
      ? null
      : error instanceof IdentityWindowBlocked
        ? t`Le navigateur a bloqué la fenêtre de ${name}. Permettez les fenêtres de cette adresse, puis recommencez.`
        : failureOf(error);
  return (
    <>
      <Button
        className={className}
        icon={<Building2 aria-hidden="true" className="size-4" />}
        isPending={isPending && !isWaiting}
        onClick={press}
      >
        {text(name)}
      </Button>
      {isWaiting && (
        <output className="block basis-full text-sm text-muted">
          {t`La fenêtre de ${name} est ouverte : dites-y qui vous êtes. Si vous l’avez fermée, appuyez encore une fois.`}
        </output>
      )}
      {failure !== null && (
        <Notice look="danger" className="basis-full">
          {failure}
        </Notice>
      )}
    </>
  );
}
