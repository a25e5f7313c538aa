import { FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { trackApp } from './show.ts'

/** Answers of a story by call. */
export type Routes = NonNullable<FakeAppOptions['routes']>
/** A screen of the area in a story. @param codes buttons that its reader holds */
export const page = (Screen: ComponentType, path: string, routes: Routes = {}, codes?: readonly string[]): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => trackApp(path, routes, codes))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
export const never = () => new Promise<never>(() => undefined)
export const shows = (...names: (string | RegExp)[]): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    for (const name of names)
      await expect((await within(canvasElement).findAllByText(name, undefined, { timeout: 10_000 }))[0]).toBeVisible()
  }
export const dialogOf = async (canvasElement: HTMLElement) => within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
