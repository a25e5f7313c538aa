/**
 * Names the events of your platform once, so that listeners know their content everywhere:
 * `declare module '@jst/realtime' { interface Register { events: { 'order/changed': { Id: number } } } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by whoever uses the package
export interface Register {}

/** Events by name. Unless some are registered: every name, content unknown. */
export type LiveEventMap = Register extends { events: infer Events } ? Events : Record<string, unknown>

/** A message of the channel, a union discriminated by its type. */
export type LiveFrameOf<Events> = { [Type in keyof Events & string]: { type: Type; content?: Events[Type] } }[keyof Events & string]

/** Hears the content of one type of message. */
export type LiveListener<Content = unknown> = (content: Content) => void
