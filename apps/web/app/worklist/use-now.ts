import { useEffect, useState } from 'react';

/** How often what is said of time on the screen is said anew. */
const MINUTE_MS = 60_000;

/** The time, anew each minute: a worklist stays open for days. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
