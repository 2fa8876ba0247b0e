/** How every written file begins, or its second line. A file with this mark may be overwritten. */
export const migrationMark = '// Written by `docs-ssg migrate`'

/** The same mark in a style sheet, which goes on and is closed by the caller. */
export const cssMigrationMark = '/* Written by `docs-ssg migrate`'
