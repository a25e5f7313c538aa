import { FakeScreen } from '@jst/feature-kit/testing'
import type { StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { slipApp, type Routes } from './show.ts'

/** A screen of the area in a story. @param codes buttons that its reader holds */
export const page = (Screen: ComponentType, path: string, routes: Routes = {}, codes?: readonly string[]): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => slipApp(path, routes, codes))
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
