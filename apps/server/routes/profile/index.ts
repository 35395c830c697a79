import { profileSchema } from '@constat/contract/schemas';
import { findProfile, withKnownTests } from '../../accounts/profile.ts';
import { audit } from '../../actions/audit.ts';
import { actorOf, signedInUser } from '../../policies/access.ts';
import { answerOnce } from '../request-handling/answer-once.ts';
import type { RoutePlugin } from '../request-handling/route-context.ts';

const config = { policy: 'report' } as const;

/** The physician's own page: what section B prints, interview templates, normals. */
export const profileRoutes: RoutePlugin = async (app, { context }) => {
  const { clock, store } = context;

  app.get('/api/profile', { config, schema: { response: { 200: profileSchema } } }, async (request) => {
    return findProfile(store, signedInUser(request));
  });

  app.put(
    '/api/profile',
    { config, schema: { body: profileSchema, response: { 200: profileSchema } } },
    (request, reply) =>
      answerOnce({ context, request, reply }, async (repositories) => {
        const { id } = signedInUser(request);
        const now = clock.now();
        const profile = withKnownTests(request.body);
        await repositories.profiles.put(id, profile, now);
        // The page's header shows the name that the report does.
        const name = profile.displayName.trim();
        if (name !== '') await repositories.users.rename(id, name);
        await audit(repositories, { at: now, ...actorOf(request), action: 'profile-changed', subjectId: id });
        return { status: 200, body: profile };
      }),
  );
};
