import { FakeScreen, type FakeApp } from '@jst/feature-kit/testing'
import { useState, type ComponentType } from 'react'

/** A screen in a story, over a server in memory, in the room that a page has. */
export function StoryScreen({ make, Screen, height = 820 }: { make: () => FakeApp; Screen: ComponentType; height?: number }) {
  const [fake] = useState(make)
  return (
    <div style={{ height, overflow: 'auto', background: 'var(--jst-page)' }}>
      <FakeScreen fake={fake} Screen={Screen} />
    </div>
  )
}
