/**
 * Class of what shows its children from the top down: what stands below something that is still loading would move under
 * the hand, and is shown once its place is known.
 */
export const IN_ORDER = '[&>:is([data-loading],:has([data-loading]))~*]:invisible';
