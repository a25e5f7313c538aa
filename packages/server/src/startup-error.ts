/** A start-up failure that the person who runs the server can cure; the message is the whole story, in Chinese. */
export class StartupError extends Error {
  override name = 'StartupError'
}
