// Loaded before each test file: processes that tests start print without colors, wherever the tests
// run. CI sets `FORCE_COLOR`, and a process would inherit it.
delete process.env['FORCE_COLOR']
process.env['NO_COLOR'] = '1'
