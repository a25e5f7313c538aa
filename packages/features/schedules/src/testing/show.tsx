import { FakeApp, FakeScreen, type FakeAppOptions } from '@jst/feature-kit/testing'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { figures, row } from './rows.ts'

/** A screen with what its first reads need. */
export function show(
  Screen: ComponentType,
  path: string,
  routes: FakeAppOptions['routes'],
  codes = ['view', 'edit', 'roll', 'notify', 'import'],
) {
  const fake = new FakeApp({
    path,
    routes: {
      'GET /api/BasicData/GetIndex': () => ({ Version: '1', Rows: [] }),
      'GET /api/Voyage/CallList': () => ({ Rows: [row], Total: 10_001 }),
      'GET /api/Voyage/SourceFigures': () => figures,
      ...routes,
    },
  })
  fake.permit(codes)
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
