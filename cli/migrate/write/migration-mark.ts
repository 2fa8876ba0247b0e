/** How every written file begins, or its second line. A file with this mark may be overwritten. */
export const migrationMark = '// Written by `docs-ssg migrate`'
