export interface Workspace {
  readonly dir: string
  readonly name: string
  readonly manifest: Readonly<Record<string, unknown>>
}
export const root: string
export function workspaces(root?: string): Workspace[]
/** Tracked and new files, relative to the root. */
export function files(): string[]
export function read(file: string): string
