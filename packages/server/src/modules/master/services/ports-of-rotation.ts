import type { EntityRules } from '../../../entity-kit/index.ts'
import { invalid } from '../../../kernel/errors.ts'
import { texts } from '../master.texts.ts'

/** The ports of a service that has a rotation are those of the rotation, and changed there alone (migrations/0091_schedules_faster.sql). */
export const portsOfRotation: EntityRules = {
  elsewhere: { Rotation: { said: (code) => `service_ports(${code})`, notTaken: texts.rotationNotTaken } },
  async check(tx, values, id) {
    const { Code, Rotation } = values
    const typed = Array.isArray(Rotation) ? Rotation : []
    // a new row need not name them
    if (id === 0 && typed.length === 0) return
    const [found] = await tx.query<{ ports: string[] | null }>('select service_ports($1) as ports', [Code])
    if (found?.ports && found.ports.join(' ') !== typed.join(' '))
      throw invalid('Values.Rotation', texts.rotationElsewhere(String(Code)), texts.rotationPorts, { Code: 'ELSEWHERE' })
  },
}
