/* Made from strategies/protocol/messages.schema.json by scripts/generate.mjs: do not edit. */
"use strict";
exports.validateProblem = validate11;
const schema12 = {"title":"problem: to the program, the first line","type":"object","required":["type","protocol","objective","nodes","customers","demand","distances","vehicle_types","time","run"],"properties":{"type":{"const":"problem"},"protocol":{"const":1,"description":"Version of the protocol; end with an error when it is another."},"objective":{"enum":["min_total_distance","min_total_cost"],"description":"For information: the costs of the vehicle types have it already."},"nodes":{"type":"integer","minimum":1,"description":"Number of nodes n; they are 0 to n - 1, depots included."},"customers":{"type":"array","items":{"type":"integer","minimum":0},"description":"The nodes to be visited exactly once each, ascending."},"demand":{"$ref":"#/definitions/Numbers","description":"Per node; 0 at depots."},"distances":{"$ref":"#/definitions/Distances"},"vehicle_types":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/VehicleType"}},"time":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Time"}],"description":"Null: no windows, service times or limits on duration."},"run":{"$ref":"#/definitions/Run"}},"additionalProperties":false};
const schema13 = {"type":"array","items":{"type":"number"}};
const schema18 = {"type":"object","required":["start","end","capacity","fixed_cost","unit_cost","minutes_per_distance","count"],"properties":{"start":{"type":"integer","minimum":0,"description":"Node where its routes begin."},"end":{"type":"integer","minimum":0,"description":"Node where its routes end."},"capacity":{"type":"number","minimum":0,"description":"Most demand on one route."},"fixed_cost":{"type":"number","minimum":0,"description":"Cost of every vehicle that is used."},"unit_cost":{"type":"number","minimum":0,"description":"Cost of a unit of distance."},"minutes_per_distance":{"type":"number","minimum":0,"description":"Travel time of a unit of distance; 0 without time."},"count":{"type":"integer","minimum":1,"description":"Vehicles of this type."}},"additionalProperties":false};
const schema23 = {"type":"object","required":["seed","threads","limit_ms","iterations","parameters"],"properties":{"seed":{"type":"integer","minimum":0,"maximum":4294967295,"description":"The only source of randomness."},"threads":{"type":"integer","minimum":1,"description":"Threads that the program may keep busy."},"limit_ms":{"type":["number","null"],"description":"Milliseconds left for everything, its result included; null: no limit."},"iterations":{"type":["integer","null"],"minimum":0,"description":"Work budget: end after this many iterations, and let no clock decide anything; null: time only."},"traceparent":{"type":"string","description":"Trace of the solve by W3C Trace Context, for a program that calls others; absent outside of the service."},"parameters":{"type":"object","additionalProperties":{"type":["number","string","boolean"]},"description":"Every parameter of the manifest with its value."}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema14 = {"oneOf":[{"type":"object","required":["kind","matrix"],"properties":{"kind":{"const":"matrix"},"matrix":{"type":"array","items":{"$ref":"#/definitions/Numbers"},"description":"Row i, column j: the distance from node i to node j. From a node to itself it is 0, whatever the matrix says."}},"additionalProperties":false},{"type":"object","required":["kind","x","y","rounding"],"properties":{"kind":{"const":"positions"},"x":{"$ref":"#/definitions/Numbers","description":"Per node."},"y":{"$ref":"#/definitions/Numbers","description":"Per node."},"rounding":{"enum":["none","nearest","tenth-down","thousandth"],"description":"Of the Euclidean length d: d, floor(d + 0.5), floor(10 d) / 10, floor(1000 d + 0.5) / 1000."}},"additionalProperties":false}]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.matrix === undefined) && (missing0 = "matrix"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "matrix"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.kind !== undefined){
const _errs4 = errors;
if("matrix" !== data.kind){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "matrix"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.matrix !== undefined){
let data1 = data.matrix;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs10 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/matrix/" + i0+"/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/matrix/" + i0,schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/matrix",schemaPath:"#/oneOf/0/properties/matrix/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.kind === undefined) && (missing1 = "kind")) || ((data.x === undefined) && (missing1 = "x"))) || ((data.y === undefined) && (missing1 = "y"))) || ((data.rounding === undefined) && (missing1 = "rounding"))){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs14 = errors;
for(const key1 in data){
if(!((((key1 === "kind") || (key1 === "x")) || (key1 === "y")) || (key1 === "rounding"))){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.kind !== undefined){
const _errs15 = errors;
if("positions" !== data.kind){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "positions"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.x !== undefined){
let data5 = data.x;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data5)){
var valid7 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs19 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/x/" + i2,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid7 = _errs19 === errors;
if(!valid7){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/x",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.y !== undefined){
let data7 = data.y;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid9 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs24 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/y/" + i3,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid9 = _errs24 === errors;
if(!valid9){
break;
}
}
}
else {
const err13 = {instancePath:instancePath+"/y",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.rounding !== undefined){
let data9 = data.rounding;
const _errs26 = errors;
if(!((((data9 === "none") || (data9 === "nearest")) || (data9 === "tenth-down")) || (data9 === "thousandth"))){
const err14 = {instancePath:instancePath+"/rounding",schemaPath:"#/oneOf/1/properties/rounding/enum",keyword:"enum",params:{allowedValues: schema14.oneOf[1].properties.rounding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["open","close","service","max_duration","late_penalty"],"properties":{"open":{"$ref":"#/definitions/Numbers","description":"Per node: earliest start of service, minutes."},"close":{"$ref":"#/definitions/Numbers","description":"Per node: latest start of service, minutes."},"service":{"$ref":"#/definitions/Numbers","description":"Per node: minutes of service; depots may have some, at the start and at the end."},"max_duration":{"type":["number","null"],"description":"Most minutes of a route, from its departure to the end of service at its last stop, waiting included; null: no limit."},"late_penalty":{"type":"number","minimum":0,"description":"Cost of a minute of lateness; 0: windows are hard."}},"additionalProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.open === undefined) && (missing0 = "open")) || ((data.close === undefined) && (missing0 = "close"))) || ((data.service === undefined) && (missing0 = "service"))) || ((data.max_duration === undefined) && (missing0 = "max_duration"))) || ((data.late_penalty === undefined) && (missing0 = "late_penalty"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "open") || (key0 === "close")) || (key0 === "service")) || (key0 === "max_duration")) || (key0 === "late_penalty"))){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.open !== undefined){
let data0 = data.open;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate14.errors = [{instancePath:instancePath+"/open/" + i0,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/open",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.close !== undefined){
let data2 = data.close;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs10 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate14.errors = [{instancePath:instancePath+"/close/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/close",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service !== undefined){
let data4 = data.service;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
var valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs15 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate14.errors = [{instancePath:instancePath+"/service/" + i2,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs15 === errors;
if(!valid6){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/service",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_duration !== undefined){
let data6 = data.max_duration;
const _errs17 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate14.errors = [{instancePath:instancePath+"/max_duration",schemaPath:"#/properties/max_duration/type",keyword:"type",params:{type: schema19.properties.max_duration.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.late_penalty !== undefined){
let data7 = data.late_penalty;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate14.errors = [{instancePath:instancePath+"/late_penalty",schemaPath:"#/properties/late_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/late_penalty",schemaPath:"#/properties/late_penalty/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.type === undefined) && (missing0 = "type")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.objective === undefined) && (missing0 = "objective"))) || ((data.nodes === undefined) && (missing0 = "nodes"))) || ((data.customers === undefined) && (missing0 = "customers"))) || ((data.demand === undefined) && (missing0 = "demand"))) || ((data.distances === undefined) && (missing0 = "distances"))) || ((data.vehicle_types === undefined) && (missing0 = "vehicle_types"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.run === undefined) && (missing0 = "run"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
validate11.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("problem" !== data.type){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "problem"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
const _errs3 = errors;
if(1 !== data.protocol){
validate11.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.objective !== undefined){
let data2 = data.objective;
const _errs4 = errors;
if(!((data2 === "min_total_distance") || (data2 === "min_total_cost"))){
validate11.errors = [{instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/enum",keyword:"enum",params:{allowedValues: schema12.properties.objective.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodes !== undefined){
let data3 = data.nodes;
const _errs5 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate11.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customers !== undefined){
let data4 = data.customers;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate11.errors = [{instancePath:instancePath+"/customers/" + i0,schemaPath:"#/properties/customers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate11.errors = [{instancePath:instancePath+"/customers/" + i0,schemaPath:"#/properties/customers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/customers",schemaPath:"#/properties/customers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demand !== undefined){
let data6 = data.demand;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs14 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate11.errors = [{instancePath:instancePath+"/demand/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/demand",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distances !== undefined){
const _errs16 = errors;
if(!(validate12(data.distances, {instancePath:instancePath+"/distances",parentData:data,parentDataProperty:"distances",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_types !== undefined){
let data9 = data.vehicle_types;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
if(data9.length < 1){
validate11.errors = [{instancePath:instancePath+"/vehicle_types",schemaPath:"#/properties/vehicle_types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((((((data10.start === undefined) && (missing1 = "start")) || ((data10.end === undefined) && (missing1 = "end"))) || ((data10.capacity === undefined) && (missing1 = "capacity"))) || ((data10.fixed_cost === undefined) && (missing1 = "fixed_cost"))) || ((data10.unit_cost === undefined) && (missing1 = "unit_cost"))) || ((data10.minutes_per_distance === undefined) && (missing1 = "minutes_per_distance"))) || ((data10.count === undefined) && (missing1 = "count"))){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2,schemaPath:"#/definitions/VehicleType/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key1 in data10){
if(!(((((((key1 === "start") || (key1 === "end")) || (key1 === "capacity")) || (key1 === "fixed_cost")) || (key1 === "unit_cost")) || (key1 === "minutes_per_distance")) || (key1 === "count"))){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2,schemaPath:"#/definitions/VehicleType/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data10.start !== undefined){
let data11 = data10.start;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/start",schemaPath:"#/definitions/VehicleType/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/start",schemaPath:"#/definitions/VehicleType/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.end !== undefined){
let data12 = data10.end;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/end",schemaPath:"#/definitions/VehicleType/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/end",schemaPath:"#/definitions/VehicleType/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.capacity !== undefined){
let data13 = data10.capacity;
const _errs27 = errors;
if(errors === _errs27){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/capacity",schemaPath:"#/definitions/VehicleType/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/capacity",schemaPath:"#/definitions/VehicleType/properties/capacity/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.fixed_cost !== undefined){
let data14 = data10.fixed_cost;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/fixed_cost",schemaPath:"#/definitions/VehicleType/properties/fixed_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/fixed_cost",schemaPath:"#/definitions/VehicleType/properties/fixed_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.unit_cost !== undefined){
let data15 = data10.unit_cost;
const _errs31 = errors;
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/unit_cost",schemaPath:"#/definitions/VehicleType/properties/unit_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/unit_cost",schemaPath:"#/definitions/VehicleType/properties/unit_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.minutes_per_distance !== undefined){
let data16 = data10.minutes_per_distance;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/minutes_per_distance",schemaPath:"#/definitions/VehicleType/properties/minutes_per_distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/minutes_per_distance",schemaPath:"#/definitions/VehicleType/properties/minutes_per_distance/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.count !== undefined){
let data17 = data10.count;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/count",schemaPath:"#/definitions/VehicleType/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2+"/count",schemaPath:"#/definitions/VehicleType/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/vehicle_types/" + i2,schemaPath:"#/definitions/VehicleType/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/vehicle_types",schemaPath:"#/properties/vehicle_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
let data18 = data.time;
const _errs37 = errors;
const _errs38 = errors;
let valid7 = false;
let passing0 = null;
const _errs39 = errors;
if(data18 !== null){
const err0 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs39 === errors;
if(_valid0){
valid7 = true;
passing0 = 0;
}
const _errs41 = errors;
if(!(validate14(data18, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs41 === errors;
if(_valid0 && valid7){
valid7 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid7 = true;
passing0 = 1;
}
}
if(!valid7){
const err1 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data19 = data.run;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing2;
if((((((data19.seed === undefined) && (missing2 = "seed")) || ((data19.threads === undefined) && (missing2 = "threads"))) || ((data19.limit_ms === undefined) && (missing2 = "limit_ms"))) || ((data19.iterations === undefined) && (missing2 = "iterations"))) || ((data19.parameters === undefined) && (missing2 = "parameters"))){
validate11.errors = [{instancePath:instancePath+"/run",schemaPath:"#/definitions/Run/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs45 = errors;
for(const key2 in data19){
if(!((((((key2 === "seed") || (key2 === "threads")) || (key2 === "limit_ms")) || (key2 === "iterations")) || (key2 === "traceparent")) || (key2 === "parameters"))){
validate11.errors = [{instancePath:instancePath+"/run",schemaPath:"#/definitions/Run/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs45 === errors){
if(data19.seed !== undefined){
let data20 = data19.seed;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate11.errors = [{instancePath:instancePath+"/run/seed",schemaPath:"#/definitions/Run/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 4294967295 || isNaN(data20)){
validate11.errors = [{instancePath:instancePath+"/run/seed",schemaPath:"#/definitions/Run/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate11.errors = [{instancePath:instancePath+"/run/seed",schemaPath:"#/definitions/Run/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data19.threads !== undefined){
let data21 = data19.threads;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate11.errors = [{instancePath:instancePath+"/run/threads",schemaPath:"#/definitions/Run/properties/threads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
validate11.errors = [{instancePath:instancePath+"/run/threads",schemaPath:"#/definitions/Run/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid9 = _errs48 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data19.limit_ms !== undefined){
let data22 = data19.limit_ms;
const _errs50 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate11.errors = [{instancePath:instancePath+"/run/limit_ms",schemaPath:"#/definitions/Run/properties/limit_ms/type",keyword:"type",params:{type: schema23.properties.limit_ms.type},message:"must be number,null"}];
return false;
}
var valid9 = _errs50 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data19.iterations !== undefined){
let data23 = data19.iterations;
const _errs52 = errors;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
validate11.errors = [{instancePath:instancePath+"/run/iterations",schemaPath:"#/definitions/Run/properties/iterations/type",keyword:"type",params:{type: schema23.properties.iterations.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs52){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate11.errors = [{instancePath:instancePath+"/run/iterations",schemaPath:"#/definitions/Run/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs52 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data19.traceparent !== undefined){
const _errs54 = errors;
if(typeof data19.traceparent !== "string"){
validate11.errors = [{instancePath:instancePath+"/run/traceparent",schemaPath:"#/definitions/Run/properties/traceparent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data19.parameters !== undefined){
let data25 = data19.parameters;
const _errs56 = errors;
if(errors === _errs56){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key3 in data25){
let data26 = data25[key3];
const _errs59 = errors;
if(((!((typeof data26 == "number") && (isFinite(data26)))) && (typeof data26 !== "string")) && (typeof data26 !== "boolean")){
validate11.errors = [{instancePath:instancePath+"/run/parameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/Run/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema23.properties.parameters.additionalProperties.type},message:"must be number,string,boolean"}];
return false;
}
var valid10 = _errs59 === errors;
if(!valid10){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/run/parameters",schemaPath:"#/definitions/Run/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs56 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/run",schemaPath:"#/definitions/Run/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

exports.validateStop = validate16;
const schema24 = {"title":"stop: to the program, at most once","type":"object","required":["type"],"properties":{"type":{"const":"stop"}},"additionalProperties":false};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("stop" !== data.type){
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "stop"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

exports.validateIncumbent = validate17;
const schema25 = {"title":"incumbent: a feasible plan, better than those before","type":"object","required":["type","cost","routes"],"properties":{"type":{"const":"incumbent"},"cost":{"type":"number"},"routes":{"$ref":"#/definitions/Routes"}},"additionalProperties":false};
const schema26 = {"type":"array","items":{"type":"object","required":["type","customers"],"properties":{"type":{"type":"integer","minimum":0,"description":"Index of the vehicle type."},"customers":{"type":"array","minItems":1,"items":{"type":"integer","minimum":0},"description":"In the order of the visits, depots left out."}},"additionalProperties":false}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.routes === undefined) && (missing0 = "routes"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "cost")) || (key0 === "routes"))){
validate17.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("incumbent" !== data.type){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "incumbent"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost !== undefined){
let data1 = data.cost;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate17.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data2 = data.routes;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.customers === undefined) && (missing1 = "customers"))){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((key1 === "type") || (key1 === "customers"))){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.type !== undefined){
let data4 = data3.type;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0+"/type",schemaPath:"#/definitions/Routes/items/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0+"/type",schemaPath:"#/definitions/Routes/items/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.customers !== undefined){
let data5 = data3.customers;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
if(data5.length < 1){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers/" + i1,schemaPath:"#/definitions/Routes/items/properties/customers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate17.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers/" + i1,schemaPath:"#/definitions/Routes/items/properties/customers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/definitions/Routes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

exports.validateLog = validate18;
const schema27 = {"title":"log: a line for the service's log","type":"object","required":["type","message"],"properties":{"type":{"const":"log"},"message":{"type":"string","description":"Cut off after 500 characters."},"fields":{"type":"object","additionalProperties":{"type":["number","string","boolean"]}}},"additionalProperties":false};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "fields"))){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("log" !== data.type){
validate18.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "log"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate18.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data2 = data.fields;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
const _errs8 = errors;
if(((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")) && (typeof data3 !== "boolean")){
validate18.errors = [{instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type: schema27.properties.fields.additionalProperties.type},message:"must be number,string,boolean"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

exports.validateResult = validate19;
const schema28 = {"title":"result: the end, the last line","type":"object","required":["type","routes","ended"],"properties":{"type":{"const":"result"},"routes":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Routes"}],"description":"The best plan; null: none, or the best incumbent."},"ended":{"enum":["optimal","stagnated","limit","iterations","stopped","exhausted","infeasible"]},"iterations":{"type":"integer","minimum":0,"description":"Iterations done, for the bench."},"operators":{"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/Operator"},"description":"What each operator did, for the bench."}},"additionalProperties":false};
const schema30 = {"title":"what one operator did during the solve","type":"object","required":["name","kind","uses","accepted","improvements","gain","milliseconds","weight"],"properties":{"name":{"type":"string","minLength":1,"description":"Unique within its kind."},"kind":{"enum":["ruin","recreate","move"]},"uses":{"type":"number","minimum":0,"description":"Times it was applied."},"accepted":{"type":"number","minimum":0,"description":"Uses whose candidate became the current plan."},"improvements":{"type":"number","minimum":0,"description":"Uses whose candidate was better than the current plan."},"gain":{"type":"number","description":"Cost saved by the improvements."},"milliseconds":{"type":"number","minimum":0,"description":"Time spent in it; 0: not measured."},"weight":{"type":"number","minimum":0,"description":"Of its selection at the end; 1 without adaptive weights."}},"additionalProperties":false};
const func3 = require("ajv/dist/runtime/ucs2length").default;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.routes === undefined) && (missing0 = "routes"))) || ((data.ended === undefined) && (missing0 = "ended"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "routes")) || (key0 === "ended")) || (key0 === "iterations")) || (key0 === "operators"))){
validate19.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("result" !== data.type){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "result"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.routes !== undefined){
let data1 = data.routes;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.type === undefined) && (missing1 = "type")) || ((data2.customers === undefined) && (missing1 = "customers"))){
const err1 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs12 = errors;
for(const key1 in data2){
if(!((key1 === "type") || (key1 === "customers"))){
const err2 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs12 === errors){
if(data2.type !== undefined){
let data3 = data2.type;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/routes/" + i0+"/type",schemaPath:"#/definitions/Routes/items/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/routes/" + i0+"/type",schemaPath:"#/definitions/Routes/items/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.customers !== undefined){
let data4 = data2.customers;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data4)){
if(data4.length < 1){
const err5 = {instancePath:instancePath+"/routes/" + i0+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/routes/" + i0+"/customers/" + i1,schemaPath:"#/definitions/Routes/items/properties/customers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/routes/" + i0+"/customers/" + i1,schemaPath:"#/definitions/Routes/items/properties/customers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/routes/" + i0+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/routes",schemaPath:"#/definitions/Routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate19.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ended !== undefined){
let data6 = data.ended;
const _errs19 = errors;
if(!(((((((data6 === "optimal") || (data6 === "stagnated")) || (data6 === "limit")) || (data6 === "iterations")) || (data6 === "stopped")) || (data6 === "exhausted")) || (data6 === "infeasible"))){
validate19.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/enum",keyword:"enum",params:{allowedValues: schema28.properties.ended.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iterations !== undefined){
let data7 = data.iterations;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate19.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate19.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operators !== undefined){
let data8 = data.operators;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
if(data8.length > 1000){
validate19.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((((((((data9.name === undefined) && (missing2 = "name")) || ((data9.kind === undefined) && (missing2 = "kind"))) || ((data9.uses === undefined) && (missing2 = "uses"))) || ((data9.accepted === undefined) && (missing2 = "accepted"))) || ((data9.improvements === undefined) && (missing2 = "improvements"))) || ((data9.gain === undefined) && (missing2 = "gain"))) || ((data9.milliseconds === undefined) && (missing2 = "milliseconds"))) || ((data9.weight === undefined) && (missing2 = "weight"))){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2,schemaPath:"#/definitions/Operator/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key2 in data9){
if(!((((((((key2 === "name") || (key2 === "kind")) || (key2 === "uses")) || (key2 === "accepted")) || (key2 === "improvements")) || (key2 === "gain")) || (key2 === "milliseconds")) || (key2 === "weight"))){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2,schemaPath:"#/definitions/Operator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data9.name !== undefined){
let data10 = data9.name;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(func3(data10) < 1){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/name",schemaPath:"#/definitions/Operator/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/name",schemaPath:"#/definitions/Operator/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs28 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.kind !== undefined){
let data11 = data9.kind;
const _errs30 = errors;
if(!(((data11 === "ruin") || (data11 === "recreate")) || (data11 === "move"))){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/kind",schemaPath:"#/definitions/Operator/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.uses !== undefined){
let data12 = data9.uses;
const _errs31 = errors;
if(errors === _errs31){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/uses",schemaPath:"#/definitions/Operator/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/uses",schemaPath:"#/definitions/Operator/properties/uses/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.accepted !== undefined){
let data13 = data9.accepted;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/accepted",schemaPath:"#/definitions/Operator/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/accepted",schemaPath:"#/definitions/Operator/properties/accepted/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.improvements !== undefined){
let data14 = data9.improvements;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/improvements",schemaPath:"#/definitions/Operator/properties/improvements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/improvements",schemaPath:"#/definitions/Operator/properties/improvements/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.gain !== undefined){
let data15 = data9.gain;
const _errs37 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/gain",schemaPath:"#/definitions/Operator/properties/gain/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.milliseconds !== undefined){
let data16 = data9.milliseconds;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/milliseconds",schemaPath:"#/definitions/Operator/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/milliseconds",schemaPath:"#/definitions/Operator/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.weight !== undefined){
let data17 = data9.weight;
const _errs41 = errors;
if(errors === _errs41){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/weight",schemaPath:"#/definitions/Operator/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2+"/weight",schemaPath:"#/definitions/Operator/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid8 = _errs41 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators/" + i2,schemaPath:"#/definitions/Operator/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
