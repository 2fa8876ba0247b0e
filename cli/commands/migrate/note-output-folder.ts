import { join } from 'node:path'
import type { PlannedMigration } from '../../migrate/migration-plan.ts'
import { toRealPath } from '../../gate/real-path.ts'
import { checkOutputFolder } from '../../output/output-folder.ts'

/** Add a note to the plan if `docs-ssg build` would refuse to write to `build`, as it is now. */
export function noteOutputFolder(plan: PlannedMigration): PlannedMigration {
  try {
    checkOutputFolder(toRealPath(join(plan.baseDir, 'build')), [])
    return plan
  } catch {
    const advice =
      'This folder has files that docs-ssg did not create, so a build refuses to replace it. Delete the folder, or write to another one with `docs-ssg build --out-dir dist`.'
    const { migration } = plan
    const notes = [...migration.notes, { subject: 'build', advice }]
    return { ...plan, migration: { ...migration, notes } }
  }
}
