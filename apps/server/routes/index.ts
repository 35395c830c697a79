import { authRoutes } from './auth/index.ts';
import { demoRoutes } from './demo/index.ts';
import { exportRoutes } from './exports/index.ts';
import { healthRoutes } from './health/index.ts';
import { profileRoutes } from './profile/index.ts';
import { recentPatientRoutes } from './recent-patients/index.ts';
import type { RoutePlugin } from './route-context.ts';
import { savedFormRoutes } from './saved-forms/index.ts';
import { speechModelRoutes } from './speech-models/index.ts';
import { speechRoutes } from './speech/index.ts';

/** The routes of every resource. */
export const ROUTES: readonly RoutePlugin[] = [
  authRoutes,
  demoRoutes,
  exportRoutes,
  healthRoutes,
  profileRoutes,
  recentPatientRoutes,
  savedFormRoutes,
  speechModelRoutes,
  speechRoutes,
];
