import type { ReactNode } from 'react'
import { createUiServices, UiProvider } from './context.tsx'

/** 2026-11-20 10:00 in Shanghai: the clock of every story stands at this moment. */
export const storyNow = Date.parse('2026-11-20T02:00:00Z')
export const hoursLater = (hours: number): string => new Date(storyNow + hours * 3_600_000).toISOString()

/** The services of this package for stories: links lead nowhere. */
export function StoryFrame({ children }: { children: ReactNode }) {
  return <UiProvider services={services}>{children}</UiProvider>
}
const services = createUiServices({ navigate: () => undefined })

/** Rows of the docs page of a file that shows several components: what each of their props is. */
export const propsOf = (components: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(
    Object.entries(components).flatMap(([component, props]) =>
      Object.entries(props).map(([name, description]) => [
        `${component}.${name}`,
        { name, description, control: false as const, table: { category: component } },
      ]),
    ),
  )
