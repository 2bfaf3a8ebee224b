/* Made from strategies/protocol/messages.schema.json by scripts/generate.mjs: do not edit. */
"use strict";
exports.validateProblem = validate11;
const schema12 = {"title":"problem: to the program, the first line","type":"object","required":["type","protocol","objective","primary","balance_cost","nodes","customers","place","travel","quantities","vehicle_types","time","allowed","serving_cost","omission","relations","shipments","changes","fleet_limits","incompatible","initial","run"],"properties":{"type":{"const":"problem"},"protocol":{"const":2,"description":"Version of the protocol; end with an error when it is another."},"objective":{"enum":["min_total_distance","min_total_cost"],"description":"For information: the costs of the vehicle types have it already."},"primary":{"enum":["none","vehicles","time"],"description":"What is minimised before money: the number of routes, or their total duration."},"balance_cost":{"type":"number","minimum":0,"description":"Cost of a minute between the longest and the shortest duration of the used vehicles."},"nodes":{"type":"integer","minimum":1,"description":"Number of nodes n; they are 0 to n - 1, depots included."},"customers":{"type":"array","items":{"type":"integer","minimum":0},"description":"The nodes to be visited at most once each, ascending; exactly once unless \"omission\" says otherwise."},"place":{"oneOf":[{"type":"null"},{"type":"array","items":{"type":"integer","minimum":0}}],"description":"Per node: its index in the distances and durations; null: its own index."},"travel":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Travel"},"description":"By profile."},"quantities":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Quantity"},"description":"By kind of goods."},"vehicle_types":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/VehicleType"}},"time":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Time"}],"description":"Null: no windows, service times or limits on duration."},"allowed":{"oneOf":[{"type":"null"},{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":0}}}],"description":"Per node: the vehicle types that may serve it; null: all may."},"serving_cost":{"oneOf":[{"type":"null"},{"type":"array","items":{"$ref":"#/definitions/Numbers"}}],"description":"Per node, per vehicle type: money for serving it; null: none."},"omission":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Omission"}],"description":"Null: every customer must be served."},"relations":{"type":"array","items":{"$ref":"#/definitions/Relation"}},"shipments":{"type":"array","items":{"$ref":"#/definitions/Shipment"},"description":"Loads from one customer to another: one route serves both, the pickup first, or neither; price and priority are those of the pickup."},"fleet_limits":{"type":"array","items":{"$ref":"#/definitions/FleetLimit"},"description":"The most routes that vehicles of some types may have together."},"incompatible":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Incompatible"}],"description":"Kinds of goods that may not be on one route; null: all may."},"changes":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Changes"}],"description":"An earlier plan, and what departing from it costs; null: none."},"initial":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Routes"}],"description":"Feasible routes to start from, which may leave customers out; null: none."},"run":{"$ref":"#/definitions/Run"}},"additionalProperties":false};
const schema16 = {"type":"array","items":{"type":"number"}};
const schema50 = {"type":"object","required":["kind","nodes"],"properties":{"kind":{"enum":["same-vehicle","different-vehicles","in-order","in-direct-order","one-of"]},"nodes":{"type":"array","items":{"type":"integer","minimum":0}}},"additionalProperties":false};
const schema54 = {"type":"object","required":["types","most"],"properties":{"types":{"type":"array","items":{"type":"integer","minimum":0},"description":"Indices of vehicle types."},"most":{"type":"integer","minimum":0,"description":"Most routes of these types."}},"additionalProperties":false};
const schema55 = {"type":"object","required":["kinds","excludes"],"properties":{"kinds":{"type":"array","items":{"type":"integer","minimum":0},"description":"Per node: bits of the kinds of its goods."},"excludes":{"type":"array","items":{"type":"integer","minimum":0},"description":"Per node: bits of the kinds that may not be on its route."}},"additionalProperties":false};
const schema56 = {"type":"object","required":["type","follows","vehicle_cost","order_cost"],"properties":{"type":{"type":"array","items":{"type":["integer","null"],"minimum":0},"description":"Per node: the vehicle type that served it; null: none did."},"follows":{"type":"array","items":{"oneOf":[{"type":["integer","null"],"minimum":0},{"const":"absent"}]},"description":"Per node: the customer that it followed, reloads aside; null: it was the first of its route; absent: it was not in the plan."},"vehicle_cost":{"type":"number","minimum":0,"description":"Of each customer of the plan that another vehicle type serves."},"order_cost":{"type":"number","minimum":0,"description":"Of each customer of the plan that is served and follows another one than it did, or none."}},"additionalProperties":false};
const schema57 = {"type":"array","items":{"type":"object","required":["type","customers"],"properties":{"type":{"type":"integer","minimum":0,"description":"Index of the vehicle type."},"customers":{"type":"array","minItems":1,"items":{"type":"integer","minimum":0},"description":"In the order of the visits, depots left out but those where it reloads."}},"additionalProperties":false}};
const schema58 = {"type":"object","required":["seed","threads","limit_ms","iterations","parameters"],"properties":{"seed":{"type":"integer","minimum":0,"maximum":4294967295,"description":"The only source of randomness."},"threads":{"type":"integer","minimum":1,"description":"Threads that the program may keep busy."},"limit_ms":{"type":["number","null"],"description":"Milliseconds left for everything, its result included; null: no limit."},"iterations":{"type":["integer","null"],"minimum":0,"description":"Work budget: end after this many iterations, and let no clock decide anything; null: time only."},"traceparent":{"type":"string","description":"Trace of the solve by W3C Trace Context, for a program that calls others; absent outside of the service."},"parameters":{"type":"object","additionalProperties":{"type":["number","string","boolean"]},"description":"Every parameter of the manifest with its value."}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema13 = {"type":"object","required":["distances","durations","traffic"],"properties":{"distances":{"$ref":"#/definitions/Distances"},"durations":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Matrix"}],"description":"Null: travel times are proportional to the distances. With traffic: the least of each leg."},"traffic":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Traffic"}],"description":"Durations by time of day; null: the same at all times."}},"additionalProperties":false};
const schema14 = {"oneOf":[{"$ref":"#/definitions/Matrix"},{"type":"object","required":["kind","geometry","x","y","factor","rounding"],"properties":{"kind":{"const":"positions"},"geometry":{"enum":["planar","geographic"],"description":"Euclidean, or the great circle in metres on a sphere with a radius of 6371008.8 m, x the longitude and y the latitude in degrees."},"x":{"$ref":"#/definitions/Numbers","description":"Per place."},"y":{"$ref":"#/definitions/Numbers","description":"Per place."},"factor":{"type":"number","description":"By which lengths are multiplied before they are rounded."},"rounding":{"enum":["none","nearest","tenth-down","thousandth"],"description":"Of the length d: d, floor(d + 0.5), floor(10 d) / 10, floor(1000 d + 0.5) / 1000."}},"additionalProperties":false}]};
const schema15 = {"type":"object","required":["kind","matrix"],"properties":{"kind":{"const":"matrix"},"matrix":{"type":"array","items":{"$ref":"#/definitions/Numbers"},"description":"Row i, column j: from place i to place j. From a place to itself it is 0, whatever the matrix says."}},"additionalProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.matrix === undefined) && (missing0 = "matrix"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "matrix"))){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("matrix" !== data.kind){
validate14.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "matrix"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matrix !== undefined){
let data1 = data.matrix;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate14.errors = [{instancePath:instancePath+"/matrix/" + i0+"/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/matrix/" + i0,schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/matrix",schemaPath:"#/properties/matrix/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.kind === undefined) && (missing0 = "kind")) || ((data.geometry === undefined) && (missing0 = "geometry"))) || ((data.x === undefined) && (missing0 = "x"))) || ((data.y === undefined) && (missing0 = "y"))) || ((data.factor === undefined) && (missing0 = "factor"))) || ((data.rounding === undefined) && (missing0 = "rounding"))){
const err0 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs4 = errors;
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "geometry")) || (key0 === "x")) || (key0 === "y")) || (key0 === "factor")) || (key0 === "rounding"))){
const err1 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
if(_errs4 === errors){
if(data.kind !== undefined){
const _errs5 = errors;
if("positions" !== data.kind){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "positions"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.geometry !== undefined){
let data1 = data.geometry;
const _errs6 = errors;
if(!((data1 === "planar") || (data1 === "geographic"))){
const err3 = {instancePath:instancePath+"/geometry",schemaPath:"#/oneOf/1/properties/geometry/enum",keyword:"enum",params:{allowedValues: schema14.oneOf[1].properties.geometry.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.x !== undefined){
let data2 = data.x;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/x/" + i0,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/x",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.y !== undefined){
let data4 = data.y;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs15 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/y/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
else {
const err7 = {instancePath:instancePath+"/y",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.factor !== undefined){
let data6 = data.factor;
const _errs17 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/factor",schemaPath:"#/oneOf/1/properties/factor/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rounding !== undefined){
let data7 = data.rounding;
const _errs19 = errors;
if(!((((data7 === "none") || (data7 === "nearest")) || (data7 === "tenth-down")) || (data7 === "thousandth"))){
const err9 = {instancePath:instancePath+"/rounding",schemaPath:"#/oneOf/1/properties/rounding/enum",keyword:"enum",params:{allowedValues: schema14.oneOf[1].properties.rounding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
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
const err10 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
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
const err11 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate13.errors = vErrors;
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
validate13.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","required":["times","durations"],"properties":{"times":{"$ref":"#/definitions/Numbers","description":"Minutes, ascending."},"durations":{"type":"array","items":{"$ref":"#/definitions/Matrix"},"description":"Per time what a leg takes that leaves then; linear in between, constant before the first and after the last."}},"additionalProperties":false};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.times === undefined) && (missing0 = "times")) || ((data.durations === undefined) && (missing0 = "durations"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "times") || (key0 === "durations"))){
validate18.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.times !== undefined){
let data0 = data.times;
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
validate18.errors = [{instancePath:instancePath+"/times/" + i0,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/times",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durations !== undefined){
let data2 = data.durations;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate14(data2[i1], {instancePath:instancePath+"/durations/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate18.errors = [{instancePath:instancePath+"/durations",schemaPath:"#/properties/durations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
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


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.distances === undefined) && (missing0 = "distances")) || ((data.durations === undefined) && (missing0 = "durations"))) || ((data.traffic === undefined) && (missing0 = "traffic"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "distances") || (key0 === "durations")) || (key0 === "traffic"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.distances !== undefined){
const _errs2 = errors;
if(!(validate13(data.distances, {instancePath:instancePath+"/distances",parentData:data,parentDataProperty:"distances",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durations !== undefined){
let data1 = data.durations;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/durations",schemaPath:"#/properties/durations/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
if(!(validate14(data1, {instancePath:instancePath+"/durations",parentData:data,parentDataProperty:"durations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
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
const err1 = {instancePath:instancePath+"/durations",schemaPath:"#/properties/durations/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate12.errors = vErrors;
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
if(data.traffic !== undefined){
let data2 = data.traffic;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
let passing1 = null;
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs12 = errors;
if(!(validate18(data2, {instancePath:instancePath+"/traffic",parentData:data,parentDataProperty:"traffic",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err3 = {instancePath:instancePath+"/traffic",schemaPath:"#/properties/traffic/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","required":["delivered","collected"],"properties":{"delivered":{"$ref":"#/definitions/Numbers","description":"Per node: loaded before the departure, unloaded there."},"collected":{"$ref":"#/definitions/Numbers","description":"Per node: loaded there, carried to the end."}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.delivered === undefined) && (missing0 = "delivered")) || ((data.collected === undefined) && (missing0 = "collected"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "delivered") || (key0 === "collected"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.delivered !== undefined){
let data0 = data.delivered;
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
validate22.errors = [{instancePath:instancePath+"/delivered/" + i0,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/delivered",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.collected !== undefined){
let data2 = data.collected;
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
validate22.errors = [{instancePath:instancePath+"/collected/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/collected",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","required":["start","end","profile","pace","capacity","fixed_cost","unit_cost","minute_cost","overtime_cost","overtime_after","earliest","latest","max_duration","max_driving","max_distance","max_stops","deliveries_first","last_in_first_out","reload","locked","distance_after","extra_unit_cost","stops_after","extra_stop_cost","load_after","extra_load_cost","breaks","count"],"properties":{"start":{"type":["integer","null"],"minimum":0,"description":"Node where its routes begin; null: at their first customer."},"end":{"type":["integer","null"],"minimum":0,"description":"Node where its routes end; null: at their last customer."},"profile":{"type":"integer","minimum":0,"description":"Index into travel."},"pace":{"type":"number","minimum":0,"description":"Minutes per unit of the profile's durations or, without them, of its distances; 0 without time."},"capacity":{"$ref":"#/definitions/Numbers","description":"Per quantity: the largest load."},"fixed_cost":{"type":"number","minimum":0,"description":"Cost of every vehicle that is used."},"unit_cost":{"type":"number","minimum":0,"description":"Cost of a unit of distance."},"minute_cost":{"type":"number","minimum":0,"description":"Cost of a minute of a route's duration."},"overtime_cost":{"type":"number","minimum":0,"description":"Additional cost of a minute beyond overtime_after."},"overtime_after":{"$ref":"#/definitions/Limit"},"earliest":{"$ref":"#/definitions/Limit","description":"Earliest departure."},"latest":{"$ref":"#/definitions/Limit","description":"Latest end."},"max_duration":{"$ref":"#/definitions/Limit","description":"Most minutes of a route, from its departure to its end, waiting and breaks included."},"max_driving":{"$ref":"#/definitions/Limit","description":"Most minutes of travel on a route."},"max_distance":{"$ref":"#/definitions/Limit","description":"Longest distance of a route."},"max_stops":{"$ref":"#/definitions/Limit","description":"Most customers on a route."},"deliveries_first":{"type":"boolean","description":"Whether no customer with a delivery comes after one with a collection of the same trip."},"last_in_first_out":{"type":"boolean","description":"Whether the shipments on board are delivered in the reverse order of their pickups."},"reload":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Reload"}],"description":"Null: every route is one trip."},"distance_after":{"$ref":"#/definitions/Limit","description":"Distance of a route beyond which each unit costs extra_unit_cost more."},"extra_unit_cost":{"type":"number","minimum":0},"stops_after":{"$ref":"#/definitions/Limit","description":"Number of customers beyond which each costs extra_stop_cost."},"extra_stop_cost":{"type":"number","minimum":0},"load_after":{"oneOf":[{"type":"null"},{"type":"array","items":{"$ref":"#/definitions/Limit"}}],"description":"Per quantity: load beyond which each unit of a route's largest load costs extra_load_cost."},"extra_load_cost":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Numbers"}]},"locked":{"type":"array","items":{"type":"integer","minimum":0},"description":"Customers, and reloads between them, that its route begins with; unless it is empty, the one vehicle of the type must be used."},"breaks":{"type":"array","items":{"$ref":"#/definitions/Break"}},"count":{"type":"integer","minimum":1,"description":"Vehicles of this type."}},"additionalProperties":false};
const schema26 = {"type":["number","null"],"description":"Null: none."};
const schema39 = {"oneOf":[{"type":"object","required":["kind","earliest","latest","minutes"],"properties":{"kind":{"const":"window"},"earliest":{"type":"number"},"latest":{"type":"number"},"minutes":{"type":"number","minimum":0}},"additionalProperties":false},{"type":"object","required":["kind","longest","minutes"],"properties":{"kind":{"const":"interval"},"longest":{"type":"number","minimum":0},"minutes":{"type":"number","minimum":0}},"additionalProperties":false}]};
const schema33 = {"type":"object","required":["depots","minutes","max_trips"],"properties":{"depots":{"type":"array","minItems":1,"items":{"type":"integer","minimum":0},"description":"Nodes that may stand between two customers of a route: there the vehicle hands over what it has collected and loads what the next trip delivers."},"minutes":{"type":"number","minimum":0,"description":"Of loading, which ends when all customers of the next trip are released, or later."},"max_trips":{"$ref":"#/definitions/Limit","description":"Most trips of a route, which has one more than it has reloads."}},"additionalProperties":false};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.depots === undefined) && (missing0 = "depots")) || ((data.minutes === undefined) && (missing0 = "minutes"))) || ((data.max_trips === undefined) && (missing0 = "max_trips"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "depots") || (key0 === "minutes")) || (key0 === "max_trips"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.depots !== undefined){
let data0 = data.depots;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length < 1){
validate25.errors = [{instancePath:instancePath+"/depots",schemaPath:"#/properties/depots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/depots/" + i0,schemaPath:"#/properties/depots/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/depots/" + i0,schemaPath:"#/properties/depots/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/depots",schemaPath:"#/properties/depots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minutes !== undefined){
let data2 = data.minutes;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_trips !== undefined){
let data3 = data.max_trips;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/max_trips",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs8 === errors;
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((data.start === undefined) && (missing0 = "start")) || ((data.end === undefined) && (missing0 = "end"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.pace === undefined) && (missing0 = "pace"))) || ((data.capacity === undefined) && (missing0 = "capacity"))) || ((data.fixed_cost === undefined) && (missing0 = "fixed_cost"))) || ((data.unit_cost === undefined) && (missing0 = "unit_cost"))) || ((data.minute_cost === undefined) && (missing0 = "minute_cost"))) || ((data.overtime_cost === undefined) && (missing0 = "overtime_cost"))) || ((data.overtime_after === undefined) && (missing0 = "overtime_after"))) || ((data.earliest === undefined) && (missing0 = "earliest"))) || ((data.latest === undefined) && (missing0 = "latest"))) || ((data.max_duration === undefined) && (missing0 = "max_duration"))) || ((data.max_driving === undefined) && (missing0 = "max_driving"))) || ((data.max_distance === undefined) && (missing0 = "max_distance"))) || ((data.max_stops === undefined) && (missing0 = "max_stops"))) || ((data.deliveries_first === undefined) && (missing0 = "deliveries_first"))) || ((data.last_in_first_out === undefined) && (missing0 = "last_in_first_out"))) || ((data.reload === undefined) && (missing0 = "reload"))) || ((data.locked === undefined) && (missing0 = "locked"))) || ((data.distance_after === undefined) && (missing0 = "distance_after"))) || ((data.extra_unit_cost === undefined) && (missing0 = "extra_unit_cost"))) || ((data.stops_after === undefined) && (missing0 = "stops_after"))) || ((data.extra_stop_cost === undefined) && (missing0 = "extra_stop_cost"))) || ((data.load_after === undefined) && (missing0 = "load_after"))) || ((data.extra_load_cost === undefined) && (missing0 = "extra_load_cost"))) || ((data.breaks === undefined) && (missing0 = "breaks"))) || ((data.count === undefined) && (missing0 = "count"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema24.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.start !== undefined){
let data0 = data.start;
const _errs2 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate24.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: schema24.properties.start.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
let data1 = data.end;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate24.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: schema24.properties.end.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
let data2 = data.profile;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate24.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pace !== undefined){
let data3 = data.pace;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate24.errors = [{instancePath:instancePath+"/pace",schemaPath:"#/properties/pace/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/pace",schemaPath:"#/properties/pace/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capacity !== undefined){
let data4 = data.capacity;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs13 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate24.errors = [{instancePath:instancePath+"/capacity/" + i0,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/capacity",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed_cost !== undefined){
let data6 = data.fixed_cost;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/fixed_cost",schemaPath:"#/properties/fixed_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/fixed_cost",schemaPath:"#/properties/fixed_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_cost !== undefined){
let data7 = data.unit_cost;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate24.errors = [{instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/unit_cost",schemaPath:"#/properties/unit_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minute_cost !== undefined){
let data8 = data.minute_cost;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/minute_cost",schemaPath:"#/properties/minute_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/minute_cost",schemaPath:"#/properties/minute_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overtime_cost !== undefined){
let data9 = data.overtime_cost;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate24.errors = [{instancePath:instancePath+"/overtime_cost",schemaPath:"#/properties/overtime_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/overtime_cost",schemaPath:"#/properties/overtime_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overtime_after !== undefined){
let data10 = data.overtime_after;
const _errs23 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate24.errors = [{instancePath:instancePath+"/overtime_after",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.earliest !== undefined){
let data11 = data.earliest;
const _errs26 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate24.errors = [{instancePath:instancePath+"/earliest",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latest !== undefined){
let data12 = data.latest;
const _errs29 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate24.errors = [{instancePath:instancePath+"/latest",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_duration !== undefined){
let data13 = data.max_duration;
const _errs32 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate24.errors = [{instancePath:instancePath+"/max_duration",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_driving !== undefined){
let data14 = data.max_driving;
const _errs35 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate24.errors = [{instancePath:instancePath+"/max_driving",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_distance !== undefined){
let data15 = data.max_distance;
const _errs38 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate24.errors = [{instancePath:instancePath+"/max_distance",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_stops !== undefined){
let data16 = data.max_stops;
const _errs41 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate24.errors = [{instancePath:instancePath+"/max_stops",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries_first !== undefined){
const _errs44 = errors;
if(typeof data.deliveries_first !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/deliveries_first",schemaPath:"#/properties/deliveries_first/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_in_first_out !== undefined){
const _errs46 = errors;
if(typeof data.last_in_first_out !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/last_in_first_out",schemaPath:"#/properties/last_in_first_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reload !== undefined){
let data19 = data.reload;
const _errs48 = errors;
const _errs49 = errors;
let valid10 = false;
let passing0 = null;
const _errs50 = errors;
if(data19 !== null){
const err0 = {instancePath:instancePath+"/reload",schemaPath:"#/properties/reload/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs50 === errors;
if(_valid0){
valid10 = true;
passing0 = 0;
}
const _errs52 = errors;
if(!(validate25(data19, {instancePath:instancePath+"/reload",parentData:data,parentDataProperty:"reload",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid10 = true;
passing0 = 1;
}
}
if(!valid10){
const err1 = {instancePath:instancePath+"/reload",schemaPath:"#/properties/reload/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance_after !== undefined){
let data20 = data.distance_after;
const _errs53 = errors;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
validate24.errors = [{instancePath:instancePath+"/distance_after",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_unit_cost !== undefined){
let data21 = data.extra_unit_cost;
const _errs56 = errors;
if(errors === _errs56){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate24.errors = [{instancePath:instancePath+"/extra_unit_cost",schemaPath:"#/properties/extra_unit_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/extra_unit_cost",schemaPath:"#/properties/extra_unit_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stops_after !== undefined){
let data22 = data.stops_after;
const _errs58 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate24.errors = [{instancePath:instancePath+"/stops_after",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_stop_cost !== undefined){
let data23 = data.extra_stop_cost;
const _errs61 = errors;
if(errors === _errs61){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate24.errors = [{instancePath:instancePath+"/extra_stop_cost",schemaPath:"#/properties/extra_stop_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/extra_stop_cost",schemaPath:"#/properties/extra_stop_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.load_after !== undefined){
let data24 = data.load_after;
const _errs63 = errors;
const _errs64 = errors;
let valid13 = false;
let passing1 = null;
const _errs65 = errors;
if(data24 !== null){
const err2 = {instancePath:instancePath+"/load_after",schemaPath:"#/properties/load_after/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs65 === errors;
if(_valid1){
valid13 = true;
passing1 = 0;
}
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data24)){
var valid14 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs69 = errors;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err3 = {instancePath:instancePath+"/load_after/" + i1,schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid14 = _errs69 === errors;
if(!valid14){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/load_after",schemaPath:"#/properties/load_after/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs67 === errors;
if(_valid1 && valid13){
valid13 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid13 = true;
passing1 = 1;
}
}
if(!valid13){
const err5 = {instancePath:instancePath+"/load_after",schemaPath:"#/properties/load_after/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extra_load_cost !== undefined){
let data26 = data.extra_load_cost;
const _errs72 = errors;
const _errs73 = errors;
let valid16 = false;
let passing2 = null;
const _errs74 = errors;
if(data26 !== null){
const err6 = {instancePath:instancePath+"/extra_load_cost",schemaPath:"#/properties/extra_load_cost/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs74 === errors;
if(_valid2){
valid16 = true;
passing2 = 0;
}
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data26)){
var valid18 = true;
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
const _errs79 = errors;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err7 = {instancePath:instancePath+"/extra_load_cost/" + i2,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid18 = _errs79 === errors;
if(!valid18){
break;
}
}
}
else {
const err8 = {instancePath:instancePath+"/extra_load_cost",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs76 === errors;
if(_valid2 && valid16){
valid16 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid16 = true;
passing2 = 1;
}
}
if(!valid16){
const err9 = {instancePath:instancePath+"/extra_load_cost",schemaPath:"#/properties/extra_load_cost/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locked !== undefined){
let data28 = data.locked;
const _errs81 = errors;
if(errors === _errs81){
if(Array.isArray(data28)){
var valid19 = true;
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
const _errs83 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate24.errors = [{instancePath:instancePath+"/locked/" + i3,schemaPath:"#/properties/locked/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate24.errors = [{instancePath:instancePath+"/locked/" + i3,schemaPath:"#/properties/locked/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid19 = _errs83 === errors;
if(!valid19){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.breaks !== undefined){
let data30 = data.breaks;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data30)){
var valid20 = true;
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
const _errs87 = errors;
const _errs89 = errors;
let valid22 = false;
let passing3 = null;
const _errs90 = errors;
if(errors === _errs90){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing1;
if(((((data31.kind === undefined) && (missing1 = "kind")) || ((data31.earliest === undefined) && (missing1 = "earliest"))) || ((data31.latest === undefined) && (missing1 = "latest"))) || ((data31.minutes === undefined) && (missing1 = "minutes"))){
const err10 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
const _errs92 = errors;
for(const key1 in data31){
if(!((((key1 === "kind") || (key1 === "earliest")) || (key1 === "latest")) || (key1 === "minutes"))){
const err11 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
}
if(_errs92 === errors){
if(data31.kind !== undefined){
const _errs93 = errors;
if("window" !== data31.kind){
const err12 = {instancePath:instancePath+"/breaks/" + i4+"/kind",schemaPath:"#/definitions/Break/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "window"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid23 = _errs93 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data31.earliest !== undefined){
let data33 = data31.earliest;
const _errs94 = errors;
if(!((typeof data33 == "number") && (isFinite(data33)))){
const err13 = {instancePath:instancePath+"/breaks/" + i4+"/earliest",schemaPath:"#/definitions/Break/oneOf/0/properties/earliest/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid23 = _errs94 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data31.latest !== undefined){
let data34 = data31.latest;
const _errs96 = errors;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err14 = {instancePath:instancePath+"/breaks/" + i4+"/latest",schemaPath:"#/definitions/Break/oneOf/0/properties/latest/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid23 = _errs96 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data31.minutes !== undefined){
let data35 = data31.minutes;
const _errs98 = errors;
if(errors === _errs98){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err15 = {instancePath:instancePath+"/breaks/" + i4+"/minutes",schemaPath:"#/definitions/Break/oneOf/0/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/breaks/" + i4+"/minutes",schemaPath:"#/definitions/Break/oneOf/0/properties/minutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid23 = _errs98 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs90 === errors;
if(_valid3){
valid22 = true;
passing3 = 0;
}
const _errs100 = errors;
if(errors === _errs100){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing2;
if((((data31.kind === undefined) && (missing2 = "kind")) || ((data31.longest === undefined) && (missing2 = "longest"))) || ((data31.minutes === undefined) && (missing2 = "minutes"))){
const err18 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
const _errs102 = errors;
for(const key2 in data31){
if(!(((key2 === "kind") || (key2 === "longest")) || (key2 === "minutes"))){
const err19 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
}
if(_errs102 === errors){
if(data31.kind !== undefined){
const _errs103 = errors;
if("interval" !== data31.kind){
const err20 = {instancePath:instancePath+"/breaks/" + i4+"/kind",schemaPath:"#/definitions/Break/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "interval"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid24 = _errs103 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data31.longest !== undefined){
let data37 = data31.longest;
const _errs104 = errors;
if(errors === _errs104){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err21 = {instancePath:instancePath+"/breaks/" + i4+"/longest",schemaPath:"#/definitions/Break/oneOf/1/properties/longest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/breaks/" + i4+"/longest",schemaPath:"#/definitions/Break/oneOf/1/properties/longest/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var valid24 = _errs104 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data31.minutes !== undefined){
let data38 = data31.minutes;
const _errs106 = errors;
if(errors === _errs106){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err23 = {instancePath:instancePath+"/breaks/" + i4+"/minutes",schemaPath:"#/definitions/Break/oneOf/1/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/breaks/" + i4+"/minutes",schemaPath:"#/definitions/Break/oneOf/1/properties/minutes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid24 = _errs106 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid3 = _errs100 === errors;
if(_valid3 && valid22){
valid22 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid22 = true;
passing3 = 1;
}
}
if(!valid22){
const err26 = {instancePath:instancePath+"/breaks/" + i4,schemaPath:"#/definitions/Break/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
var valid20 = _errs87 === errors;
if(!valid20){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data39 = data.count;
const _errs108 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate24.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs108){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 1 || isNaN(data39)){
validate24.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs108 === errors;
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
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"object","required":["open","close","gaps","service","setup","late_cost","release"],"properties":{"open":{"$ref":"#/definitions/Limits","description":"Per node: earliest start of service, minutes; null: any."},"close":{"$ref":"#/definitions/Limits","description":"Per node: latest start of service, minutes; null: any."},"gaps":{"oneOf":[{"type":"null"},{"type":"array","items":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}}}],"description":"Per node: pairs of minutes strictly between which service may not begin."},"service":{"$ref":"#/definitions/Numbers","description":"Per node: minutes of service; depots may have some, at the start and at the end."},"setup":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Numbers"}],"description":"Per node: minutes between arrival from another place and service; null: none."},"late_cost":{"$ref":"#/definitions/Numbers","description":"Per node: cost of a minute that service begins after close; 0: it may not."},"release":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Limits"}],"description":"Per node: earliest departure of the trip that serves it."}},"additionalProperties":false};
const schema41 = {"type":"array","items":{"type":["number","null"]}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.open === undefined) && (missing0 = "open")) || ((data.close === undefined) && (missing0 = "close"))) || ((data.gaps === undefined) && (missing0 = "gaps"))) || ((data.service === undefined) && (missing0 = "service"))) || ((data.setup === undefined) && (missing0 = "setup"))) || ((data.late_cost === undefined) && (missing0 = "late_cost"))) || ((data.release === undefined) && (missing0 = "release"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "open") || (key0 === "close")) || (key0 === "gaps")) || (key0 === "service")) || (key0 === "setup")) || (key0 === "late_cost")) || (key0 === "release"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate28.errors = [{instancePath:instancePath+"/open/" + i0,schemaPath:"#/definitions/Limits/items/type",keyword:"type",params:{type: schema41.items.type},message:"must be number,null"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/open",schemaPath:"#/definitions/Limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate28.errors = [{instancePath:instancePath+"/close/" + i1,schemaPath:"#/definitions/Limits/items/type",keyword:"type",params:{type: schema41.items.type},message:"must be number,null"}];
return false;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/close",schemaPath:"#/definitions/Limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gaps !== undefined){
let data4 = data.gaps;
const _errs12 = errors;
const _errs13 = errors;
let valid5 = false;
let passing0 = null;
const _errs14 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data4)){
var valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data5)){
var valid7 = true;
const len3 = data5.length;
for(let i3=0; i3<len3; i3++){
let data6 = data5[i3];
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data6)){
if(data6.length > 2){
const err1 = {instancePath:instancePath+"/gaps/" + i2+"/" + i3,schemaPath:"#/properties/gaps/oneOf/1/items/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data6.length < 2){
const err2 = {instancePath:instancePath+"/gaps/" + i2+"/" + i3,schemaPath:"#/properties/gaps/oneOf/1/items/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid8 = true;
const len4 = data6.length;
for(let i4=0; i4<len4; i4++){
let data7 = data6[i4];
const _errs22 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err3 = {instancePath:instancePath+"/gaps/" + i2+"/" + i3+"/" + i4,schemaPath:"#/properties/gaps/oneOf/1/items/items/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid8 = _errs22 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/gaps/" + i2+"/" + i3,schemaPath:"#/properties/gaps/oneOf/1/items/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid7 = _errs20 === errors;
if(!valid7){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/gaps/" + i2,schemaPath:"#/properties/gaps/oneOf/1/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
else {
const err6 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err7 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service !== undefined){
let data8 = data.service;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data8)){
var valid10 = true;
const len5 = data8.length;
for(let i5=0; i5<len5; i5++){
let data9 = data8[i5];
const _errs27 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate28.errors = [{instancePath:instancePath+"/service/" + i5,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs27 === errors;
if(!valid10){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/service",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.setup !== undefined){
let data10 = data.setup;
const _errs29 = errors;
const _errs30 = errors;
let valid11 = false;
let passing1 = null;
const _errs31 = errors;
if(data10 !== null){
const err8 = {instancePath:instancePath+"/setup",schemaPath:"#/properties/setup/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs31 === errors;
if(_valid1){
valid11 = true;
passing1 = 0;
}
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data10)){
var valid13 = true;
const len6 = data10.length;
for(let i6=0; i6<len6; i6++){
let data11 = data10[i6];
const _errs36 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err9 = {instancePath:instancePath+"/setup/" + i6,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid13 = _errs36 === errors;
if(!valid13){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/setup",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid11){
valid11 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid11 = true;
passing1 = 1;
}
}
if(!valid11){
const err11 = {instancePath:instancePath+"/setup",schemaPath:"#/properties/setup/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.late_cost !== undefined){
let data12 = data.late_cost;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data12)){
var valid15 = true;
const len7 = data12.length;
for(let i7=0; i7<len7; i7++){
let data13 = data12[i7];
const _errs41 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate28.errors = [{instancePath:instancePath+"/late_cost/" + i7,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid15 = _errs41 === errors;
if(!valid15){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/late_cost",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.release !== undefined){
let data14 = data.release;
const _errs43 = errors;
const _errs44 = errors;
let valid16 = false;
let passing2 = null;
const _errs45 = errors;
if(data14 !== null){
const err12 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs45 === errors;
if(_valid2){
valid16 = true;
passing2 = 0;
}
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data14)){
var valid18 = true;
const len8 = data14.length;
for(let i8=0; i8<len8; i8++){
let data15 = data14[i8];
const _errs50 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
const err13 = {instancePath:instancePath+"/release/" + i8,schemaPath:"#/definitions/Limits/items/type",keyword:"type",params:{type: schema41.items.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid18 = _errs50 === errors;
if(!valid18){
break;
}
}
}
else {
const err14 = {instancePath:instancePath+"/release",schemaPath:"#/definitions/Limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid2 = _errs47 === errors;
if(_valid2 && valid16){
valid16 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid16 = true;
passing2 = 1;
}
}
if(!valid16){
const err15 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
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
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"object","required":["price","priority"],"properties":{"price":{"type":"array","items":{"oneOf":[{"type":["number","null"]},{"const":"required"}]},"description":"Per node: what leaving it out costs; null: left out only if no plan serves it."},"priority":{"$ref":"#/definitions/Numbers","description":"Per node: its weight among those without a price."}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.price === undefined) && (missing0 = "price")) || ((data.priority === undefined) && (missing0 = "priority"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "price") || (key0 === "priority"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.price !== undefined){
let data0 = data.price;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
let passing0 = null;
const _errs6 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err0 = {instancePath:instancePath+"/price/" + i0,schemaPath:"#/properties/price/items/oneOf/0/type",keyword:"type",params:{type: schema48.properties.price.items.oneOf[0].type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs8 = errors;
if("required" !== data1){
const err1 = {instancePath:instancePath+"/price/" + i0,schemaPath:"#/properties/price/items/oneOf/1/const",keyword:"const",params:{allowedValue: "required"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/price/" + i0,schemaPath:"#/properties/price/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data2 = data.priority;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs12 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate30.errors = [{instancePath:instancePath+"/priority/" + i1,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","required":["pickup","delivery","amounts","max_ride"],"properties":{"pickup":{"type":"integer","minimum":0,"description":"Node."},"delivery":{"type":"integer","minimum":0,"description":"Node."},"amounts":{"$ref":"#/definitions/Numbers","description":"Per quantity: what is on board from the pickup to the delivery, through reloads as well."},"max_ride":{"$ref":"#/definitions/Limit","description":"Most minutes from the end of service at the pickup to the start of service at the delivery."}},"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pickup === undefined) && (missing0 = "pickup")) || ((data.delivery === undefined) && (missing0 = "delivery"))) || ((data.amounts === undefined) && (missing0 = "amounts"))) || ((data.max_ride === undefined) && (missing0 = "max_ride"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "pickup") || (key0 === "delivery")) || (key0 === "amounts")) || (key0 === "max_ride"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pickup !== undefined){
let data0 = data.pickup;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate32.errors = [{instancePath:instancePath+"/pickup",schemaPath:"#/properties/pickup/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/pickup",schemaPath:"#/properties/pickup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivery !== undefined){
let data1 = data.delivery;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate32.errors = [{instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amounts !== undefined){
let data2 = data.amounts;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate32.errors = [{instancePath:instancePath+"/amounts/" + i0,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/amounts",schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_ride !== undefined){
let data4 = data.max_ride;
const _errs11 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate32.errors = [{instancePath:instancePath+"/max_ride",schemaPath:"#/definitions/Limit/type",keyword:"type",params:{type: schema26.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs11 === errors;
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
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.objective === undefined) && (missing0 = "objective"))) || ((data.primary === undefined) && (missing0 = "primary"))) || ((data.balance_cost === undefined) && (missing0 = "balance_cost"))) || ((data.nodes === undefined) && (missing0 = "nodes"))) || ((data.customers === undefined) && (missing0 = "customers"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.travel === undefined) && (missing0 = "travel"))) || ((data.quantities === undefined) && (missing0 = "quantities"))) || ((data.vehicle_types === undefined) && (missing0 = "vehicle_types"))) || ((data.time === undefined) && (missing0 = "time"))) || ((data.allowed === undefined) && (missing0 = "allowed"))) || ((data.serving_cost === undefined) && (missing0 = "serving_cost"))) || ((data.omission === undefined) && (missing0 = "omission"))) || ((data.relations === undefined) && (missing0 = "relations"))) || ((data.shipments === undefined) && (missing0 = "shipments"))) || ((data.changes === undefined) && (missing0 = "changes"))) || ((data.fleet_limits === undefined) && (missing0 = "fleet_limits"))) || ((data.incompatible === undefined) && (missing0 = "incompatible"))) || ((data.initial === undefined) && (missing0 = "initial"))) || ((data.run === undefined) && (missing0 = "run"))){
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
if(2 !== data.protocol){
validate11.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"}];
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
if(data.primary !== undefined){
let data3 = data.primary;
const _errs5 = errors;
if(!(((data3 === "none") || (data3 === "vehicles")) || (data3 === "time"))){
validate11.errors = [{instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/enum",keyword:"enum",params:{allowedValues: schema12.properties.primary.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance_cost !== undefined){
let data4 = data.balance_cost;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/balance_cost",schemaPath:"#/properties/balance_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/balance_cost",schemaPath:"#/properties/balance_cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodes !== undefined){
let data5 = data.nodes;
const _errs8 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate11.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate11.errors = [{instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customers !== undefined){
let data6 = data.customers;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs12 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate11.errors = [{instancePath:instancePath+"/customers/" + i0,schemaPath:"#/properties/customers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate11.errors = [{instancePath:instancePath+"/customers/" + i0,schemaPath:"#/properties/customers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs12 === errors;
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
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data8 = data.place;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
let passing0 = null;
const _errs16 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err1 = {instancePath:instancePath+"/place/" + i1,schemaPath:"#/properties/place/oneOf/1/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err2 = {instancePath:instancePath+"/place/" + i1,schemaPath:"#/properties/place/oneOf/1/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.travel !== undefined){
let data10 = data.travel;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
if(data10.length < 1){
validate11.errors = [{instancePath:instancePath+"/travel",schemaPath:"#/properties/travel/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs24 = errors;
if(!(validate12(data10[i2], {instancePath:instancePath+"/travel/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/travel",schemaPath:"#/properties/travel/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantities !== undefined){
let data12 = data.quantities;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
if(data12.length < 1){
validate11.errors = [{instancePath:instancePath+"/quantities",schemaPath:"#/properties/quantities/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs27 = errors;
if(!(validate22(data12[i3], {instancePath:instancePath+"/quantities/" + i3,parentData:data12,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/quantities",schemaPath:"#/properties/quantities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vehicle_types !== undefined){
let data14 = data.vehicle_types;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data14)){
if(data14.length < 1){
validate11.errors = [{instancePath:instancePath+"/vehicle_types",schemaPath:"#/properties/vehicle_types/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid6 = true;
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
const _errs30 = errors;
if(!(validate24(data14[i4], {instancePath:instancePath+"/vehicle_types/" + i4,parentData:data14,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid6 = _errs30 === errors;
if(!valid6){
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
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
let data16 = data.time;
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
let passing1 = null;
const _errs33 = errors;
if(data16 !== null){
const err5 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1){
valid7 = true;
passing1 = 0;
}
const _errs35 = errors;
if(!(validate28(data16, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid1 = _errs35 === errors;
if(_valid1 && valid7){
valid7 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid7 = true;
passing1 = 1;
}
}
if(!valid7){
const err6 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed !== undefined){
let data17 = data.allowed;
const _errs36 = errors;
const _errs37 = errors;
let valid8 = false;
let passing2 = null;
const _errs38 = errors;
if(data17 !== null){
const err7 = {instancePath:instancePath+"/allowed",schemaPath:"#/properties/allowed/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs38 === errors;
if(_valid2){
valid8 = true;
passing2 = 0;
}
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data17)){
var valid9 = true;
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data18)){
var valid10 = true;
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err8 = {instancePath:instancePath+"/allowed/" + i5+"/" + i6,schemaPath:"#/properties/allowed/oneOf/1/items/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err9 = {instancePath:instancePath+"/allowed/" + i5+"/" + i6,schemaPath:"#/properties/allowed/oneOf/1/items/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var valid10 = _errs44 === errors;
if(!valid10){
break;
}
}
}
else {
const err10 = {instancePath:instancePath+"/allowed/" + i5,schemaPath:"#/properties/allowed/oneOf/1/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/allowed",schemaPath:"#/properties/allowed/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid2 = _errs40 === errors;
if(_valid2 && valid8){
valid8 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid8 = true;
passing2 = 1;
}
}
if(!valid8){
const err12 = {instancePath:instancePath+"/allowed",schemaPath:"#/properties/allowed/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serving_cost !== undefined){
let data20 = data.serving_cost;
const _errs46 = errors;
const _errs47 = errors;
let valid11 = false;
let passing3 = null;
const _errs48 = errors;
if(data20 !== null){
const err13 = {instancePath:instancePath+"/serving_cost",schemaPath:"#/properties/serving_cost/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs48 === errors;
if(_valid3){
valid11 = true;
passing3 = 0;
}
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data20)){
var valid12 = true;
const len7 = data20.length;
for(let i7=0; i7<len7; i7++){
let data21 = data20[i7];
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data21)){
var valid14 = true;
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
const _errs55 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err14 = {instancePath:instancePath+"/serving_cost/" + i7+"/" + i8,schemaPath:"#/definitions/Numbers/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid14 = _errs55 === errors;
if(!valid14){
break;
}
}
}
else {
const err15 = {instancePath:instancePath+"/serving_cost/" + i7,schemaPath:"#/definitions/Numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid12 = _errs52 === errors;
if(!valid12){
break;
}
}
}
else {
const err16 = {instancePath:instancePath+"/serving_cost",schemaPath:"#/properties/serving_cost/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid3 = _errs50 === errors;
if(_valid3 && valid11){
valid11 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid11 = true;
passing3 = 1;
}
}
if(!valid11){
const err17 = {instancePath:instancePath+"/serving_cost",schemaPath:"#/properties/serving_cost/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omission !== undefined){
let data23 = data.omission;
const _errs57 = errors;
const _errs58 = errors;
let valid15 = false;
let passing4 = null;
const _errs59 = errors;
if(data23 !== null){
const err18 = {instancePath:instancePath+"/omission",schemaPath:"#/properties/omission/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs59 === errors;
if(_valid4){
valid15 = true;
passing4 = 0;
}
const _errs61 = errors;
if(!(validate30(data23, {instancePath:instancePath+"/omission",parentData:data,parentDataProperty:"omission",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid4 = _errs61 === errors;
if(_valid4 && valid15){
valid15 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid15 = true;
passing4 = 1;
}
}
if(!valid15){
const err19 = {instancePath:instancePath+"/omission",schemaPath:"#/properties/omission/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.relations !== undefined){
let data24 = data.relations;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data24)){
var valid16 = true;
const len9 = data24.length;
for(let i9=0; i9<len9; i9++){
let data25 = data24[i9];
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing1;
if(((data25.kind === undefined) && (missing1 = "kind")) || ((data25.nodes === undefined) && (missing1 = "nodes"))){
validate11.errors = [{instancePath:instancePath+"/relations/" + i9,schemaPath:"#/definitions/Relation/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs67 = errors;
for(const key1 in data25){
if(!((key1 === "kind") || (key1 === "nodes"))){
validate11.errors = [{instancePath:instancePath+"/relations/" + i9,schemaPath:"#/definitions/Relation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs67 === errors){
if(data25.kind !== undefined){
let data26 = data25.kind;
const _errs68 = errors;
if(!(((((data26 === "same-vehicle") || (data26 === "different-vehicles")) || (data26 === "in-order")) || (data26 === "in-direct-order")) || (data26 === "one-of"))){
validate11.errors = [{instancePath:instancePath+"/relations/" + i9+"/kind",schemaPath:"#/definitions/Relation/properties/kind/enum",keyword:"enum",params:{allowedValues: schema50.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs68 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data25.nodes !== undefined){
let data27 = data25.nodes;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data27)){
var valid19 = true;
const len10 = data27.length;
for(let i10=0; i10<len10; i10++){
let data28 = data27[i10];
const _errs71 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate11.errors = [{instancePath:instancePath+"/relations/" + i9+"/nodes/" + i10,schemaPath:"#/definitions/Relation/properties/nodes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate11.errors = [{instancePath:instancePath+"/relations/" + i9+"/nodes/" + i10,schemaPath:"#/definitions/Relation/properties/nodes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid19 = _errs71 === errors;
if(!valid19){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/relations/" + i9+"/nodes",schemaPath:"#/definitions/Relation/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs69 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/relations/" + i9,schemaPath:"#/definitions/Relation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs64 === errors;
if(!valid16){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/relations",schemaPath:"#/properties/relations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shipments !== undefined){
let data29 = data.shipments;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data29)){
var valid20 = true;
const len11 = data29.length;
for(let i11=0; i11<len11; i11++){
const _errs75 = errors;
if(!(validate32(data29[i11], {instancePath:instancePath+"/shipments/" + i11,parentData:data29,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid20 = _errs75 === errors;
if(!valid20){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/shipments",schemaPath:"#/properties/shipments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fleet_limits !== undefined){
let data31 = data.fleet_limits;
const _errs76 = errors;
if(errors === _errs76){
if(Array.isArray(data31)){
var valid21 = true;
const len12 = data31.length;
for(let i12=0; i12<len12; i12++){
let data32 = data31[i12];
const _errs78 = errors;
const _errs79 = errors;
if(errors === _errs79){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing2;
if(((data32.types === undefined) && (missing2 = "types")) || ((data32.most === undefined) && (missing2 = "most"))){
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12,schemaPath:"#/definitions/FleetLimit/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs81 = errors;
for(const key2 in data32){
if(!((key2 === "types") || (key2 === "most"))){
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12,schemaPath:"#/definitions/FleetLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs81 === errors){
if(data32.types !== undefined){
let data33 = data32.types;
const _errs82 = errors;
if(errors === _errs82){
if(Array.isArray(data33)){
var valid24 = true;
const len13 = data33.length;
for(let i13=0; i13<len13; i13++){
let data34 = data33[i13];
const _errs84 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12+"/types/" + i13,schemaPath:"#/definitions/FleetLimit/properties/types/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs84){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12+"/types/" + i13,schemaPath:"#/definitions/FleetLimit/properties/types/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid24 = _errs84 === errors;
if(!valid24){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12+"/types",schemaPath:"#/definitions/FleetLimit/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs82 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data32.most !== undefined){
let data35 = data32.most;
const _errs86 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12+"/most",schemaPath:"#/definitions/FleetLimit/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs86){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12+"/most",schemaPath:"#/definitions/FleetLimit/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid23 = _errs86 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/fleet_limits/" + i12,schemaPath:"#/definitions/FleetLimit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs78 === errors;
if(!valid21){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/fleet_limits",schemaPath:"#/properties/fleet_limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.incompatible !== undefined){
let data36 = data.incompatible;
const _errs88 = errors;
const _errs89 = errors;
let valid25 = false;
let passing5 = null;
const _errs90 = errors;
if(data36 !== null){
const err20 = {instancePath:instancePath+"/incompatible",schemaPath:"#/properties/incompatible/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs90 === errors;
if(_valid5){
valid25 = true;
passing5 = 0;
}
const _errs92 = errors;
const _errs93 = errors;
if(errors === _errs93){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing3;
if(((data36.kinds === undefined) && (missing3 = "kinds")) || ((data36.excludes === undefined) && (missing3 = "excludes"))){
const err21 = {instancePath:instancePath+"/incompatible",schemaPath:"#/definitions/Incompatible/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs95 = errors;
for(const key3 in data36){
if(!((key3 === "kinds") || (key3 === "excludes"))){
const err22 = {instancePath:instancePath+"/incompatible",schemaPath:"#/definitions/Incompatible/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs95 === errors){
if(data36.kinds !== undefined){
let data37 = data36.kinds;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data37)){
var valid28 = true;
const len14 = data37.length;
for(let i14=0; i14<len14; i14++){
let data38 = data37[i14];
const _errs98 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err23 = {instancePath:instancePath+"/incompatible/kinds/" + i14,schemaPath:"#/definitions/Incompatible/properties/kinds/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs98){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err24 = {instancePath:instancePath+"/incompatible/kinds/" + i14,schemaPath:"#/definitions/Incompatible/properties/kinds/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
var valid28 = _errs98 === errors;
if(!valid28){
break;
}
}
}
else {
const err25 = {instancePath:instancePath+"/incompatible/kinds",schemaPath:"#/definitions/Incompatible/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid27 = _errs96 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data36.excludes !== undefined){
let data39 = data36.excludes;
const _errs100 = errors;
if(errors === _errs100){
if(Array.isArray(data39)){
var valid29 = true;
const len15 = data39.length;
for(let i15=0; i15<len15; i15++){
let data40 = data39[i15];
const _errs102 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err26 = {instancePath:instancePath+"/incompatible/excludes/" + i15,schemaPath:"#/definitions/Incompatible/properties/excludes/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs102){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err27 = {instancePath:instancePath+"/incompatible/excludes/" + i15,schemaPath:"#/definitions/Incompatible/properties/excludes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
var valid29 = _errs102 === errors;
if(!valid29){
break;
}
}
}
else {
const err28 = {instancePath:instancePath+"/incompatible/excludes",schemaPath:"#/definitions/Incompatible/properties/excludes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid27 = _errs100 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/incompatible",schemaPath:"#/definitions/Incompatible/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid5 = _errs92 === errors;
if(_valid5 && valid25){
valid25 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid25 = true;
passing5 = 1;
}
}
if(!valid25){
const err30 = {instancePath:instancePath+"/incompatible",schemaPath:"#/properties/incompatible/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data41 = data.changes;
const _errs104 = errors;
const _errs105 = errors;
let valid30 = false;
let passing6 = null;
const _errs106 = errors;
if(data41 !== null){
const err31 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid6 = _errs106 === errors;
if(_valid6){
valid30 = true;
passing6 = 0;
}
const _errs108 = errors;
const _errs109 = errors;
if(errors === _errs109){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing4;
if(((((data41.type === undefined) && (missing4 = "type")) || ((data41.follows === undefined) && (missing4 = "follows"))) || ((data41.vehicle_cost === undefined) && (missing4 = "vehicle_cost"))) || ((data41.order_cost === undefined) && (missing4 = "order_cost"))){
const err32 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/Changes/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
const _errs111 = errors;
for(const key4 in data41){
if(!((((key4 === "type") || (key4 === "follows")) || (key4 === "vehicle_cost")) || (key4 === "order_cost"))){
const err33 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/Changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break;
}
}
if(_errs111 === errors){
if(data41.type !== undefined){
let data42 = data41.type;
const _errs112 = errors;
if(errors === _errs112){
if(Array.isArray(data42)){
var valid33 = true;
const len16 = data42.length;
for(let i16=0; i16<len16; i16++){
let data43 = data42[i16];
const _errs114 = errors;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
const err34 = {instancePath:instancePath+"/changes/type/" + i16,schemaPath:"#/definitions/Changes/properties/type/items/type",keyword:"type",params:{type: schema56.properties.type.items.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(errors === _errs114){
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
const err35 = {instancePath:instancePath+"/changes/type/" + i16,schemaPath:"#/definitions/Changes/properties/type/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
var valid33 = _errs114 === errors;
if(!valid33){
break;
}
}
}
else {
const err36 = {instancePath:instancePath+"/changes/type",schemaPath:"#/definitions/Changes/properties/type/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid32 = _errs112 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.follows !== undefined){
let data44 = data41.follows;
const _errs116 = errors;
if(errors === _errs116){
if(Array.isArray(data44)){
var valid34 = true;
const len17 = data44.length;
for(let i17=0; i17<len17; i17++){
let data45 = data44[i17];
const _errs118 = errors;
const _errs119 = errors;
let valid35 = false;
let passing7 = null;
const _errs120 = errors;
if((!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))) && (data45 !== null)){
const err37 = {instancePath:instancePath+"/changes/follows/" + i17,schemaPath:"#/definitions/Changes/properties/follows/items/oneOf/0/type",keyword:"type",params:{type: schema56.properties.follows.items.oneOf[0].type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(errors === _errs120){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
const err38 = {instancePath:instancePath+"/changes/follows/" + i17,schemaPath:"#/definitions/Changes/properties/follows/items/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
var _valid7 = _errs120 === errors;
if(_valid7){
valid35 = true;
passing7 = 0;
}
const _errs122 = errors;
if("absent" !== data45){
const err39 = {instancePath:instancePath+"/changes/follows/" + i17,schemaPath:"#/definitions/Changes/properties/follows/items/oneOf/1/const",keyword:"const",params:{allowedValue: "absent"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid7 = _errs122 === errors;
if(_valid7 && valid35){
valid35 = false;
passing7 = [passing7, 1];
}
else {
if(_valid7){
valid35 = true;
passing7 = 1;
}
}
if(!valid35){
const err40 = {instancePath:instancePath+"/changes/follows/" + i17,schemaPath:"#/definitions/Changes/properties/follows/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs119;
if(vErrors !== null){
if(_errs119){
vErrors.length = _errs119;
}
else {
vErrors = null;
}
}
}
var valid34 = _errs118 === errors;
if(!valid34){
break;
}
}
}
else {
const err41 = {instancePath:instancePath+"/changes/follows",schemaPath:"#/definitions/Changes/properties/follows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid32 = _errs116 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.vehicle_cost !== undefined){
let data46 = data41.vehicle_cost;
const _errs123 = errors;
if(errors === _errs123){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
const err42 = {instancePath:instancePath+"/changes/vehicle_cost",schemaPath:"#/definitions/Changes/properties/vehicle_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/changes/vehicle_cost",schemaPath:"#/definitions/Changes/properties/vehicle_cost/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid32 = _errs123 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data41.order_cost !== undefined){
let data47 = data41.order_cost;
const _errs125 = errors;
if(errors === _errs125){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err44 = {instancePath:instancePath+"/changes/order_cost",schemaPath:"#/definitions/Changes/properties/order_cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/changes/order_cost",schemaPath:"#/definitions/Changes/properties/order_cost/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid32 = _errs125 === errors;
}
else {
var valid32 = true;
}
}
}
}
}
}
}
else {
const err46 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/Changes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var _valid6 = _errs108 === errors;
if(_valid6 && valid30){
valid30 = false;
passing6 = [passing6, 1];
}
else {
if(_valid6){
valid30 = true;
passing6 = 1;
}
}
if(!valid30){
const err47 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.initial !== undefined){
let data48 = data.initial;
const _errs127 = errors;
const _errs128 = errors;
let valid36 = false;
let passing8 = null;
const _errs129 = errors;
if(data48 !== null){
const err48 = {instancePath:instancePath+"/initial",schemaPath:"#/properties/initial/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid8 = _errs129 === errors;
if(_valid8){
valid36 = true;
passing8 = 0;
}
const _errs131 = errors;
const _errs132 = errors;
if(errors === _errs132){
if(Array.isArray(data48)){
var valid38 = true;
const len18 = data48.length;
for(let i18=0; i18<len18; i18++){
let data49 = data48[i18];
const _errs134 = errors;
if(errors === _errs134){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing5;
if(((data49.type === undefined) && (missing5 = "type")) || ((data49.customers === undefined) && (missing5 = "customers"))){
const err49 = {instancePath:instancePath+"/initial/" + i18,schemaPath:"#/definitions/Routes/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
const _errs136 = errors;
for(const key5 in data49){
if(!((key5 === "type") || (key5 === "customers"))){
const err50 = {instancePath:instancePath+"/initial/" + i18,schemaPath:"#/definitions/Routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
break;
}
}
if(_errs136 === errors){
if(data49.type !== undefined){
let data50 = data49.type;
const _errs137 = errors;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err51 = {instancePath:instancePath+"/initial/" + i18+"/type",schemaPath:"#/definitions/Routes/items/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(errors === _errs137){
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err52 = {instancePath:instancePath+"/initial/" + i18+"/type",schemaPath:"#/definitions/Routes/items/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
var valid39 = _errs137 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data49.customers !== undefined){
let data51 = data49.customers;
const _errs139 = errors;
if(errors === _errs139){
if(Array.isArray(data51)){
if(data51.length < 1){
const err53 = {instancePath:instancePath+"/initial/" + i18+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
var valid40 = true;
const len19 = data51.length;
for(let i19=0; i19<len19; i19++){
let data52 = data51[i19];
const _errs141 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err54 = {instancePath:instancePath+"/initial/" + i18+"/customers/" + i19,schemaPath:"#/definitions/Routes/items/properties/customers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(errors === _errs141){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err55 = {instancePath:instancePath+"/initial/" + i18+"/customers/" + i19,schemaPath:"#/definitions/Routes/items/properties/customers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
var valid40 = _errs141 === errors;
if(!valid40){
break;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/initial/" + i18+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid39 = _errs139 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/initial/" + i18,schemaPath:"#/definitions/Routes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid38 = _errs134 === errors;
if(!valid38){
break;
}
}
}
else {
const err58 = {instancePath:instancePath+"/initial",schemaPath:"#/definitions/Routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid8 = _errs131 === errors;
if(_valid8 && valid36){
valid36 = false;
passing8 = [passing8, 1];
}
else {
if(_valid8){
valid36 = true;
passing8 = 1;
}
}
if(!valid36){
const err59 = {instancePath:instancePath+"/initial",schemaPath:"#/properties/initial/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs128;
if(vErrors !== null){
if(_errs128){
vErrors.length = _errs128;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data53 = data.run;
const _errs143 = errors;
const _errs144 = errors;
if(errors === _errs144){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing6;
if((((((data53.seed === undefined) && (missing6 = "seed")) || ((data53.threads === undefined) && (missing6 = "threads"))) || ((data53.limit_ms === undefined) && (missing6 = "limit_ms"))) || ((data53.iterations === undefined) && (missing6 = "iterations"))) || ((data53.parameters === undefined) && (missing6 = "parameters"))){
validate11.errors = [{instancePath:instancePath+"/run",schemaPath:"#/definitions/Run/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs146 = errors;
for(const key6 in data53){
if(!((((((key6 === "seed") || (key6 === "threads")) || (key6 === "limit_ms")) || (key6 === "iterations")) || (key6 === "traceparent")) || (key6 === "parameters"))){
validate11.errors = [{instancePath:instancePath+"/run",schemaPath:"#/definitions/Run/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs146 === errors){
if(data53.seed !== undefined){
let data54 = data53.seed;
const _errs147 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate11.errors = [{instancePath:instancePath+"/run/seed",schemaPath:"#/definitions/Run/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs147){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 4294967295 || isNaN(data54)){
validate11.errors = [{instancePath:instancePath+"/run/seed",schemaPath:"#/definitions/Run/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"}];
return false;
}
else {
if(data54 < 0 || isNaN(data54)){
validate11.errors = [{instancePath:instancePath+"/run/seed",schemaPath:"#/definitions/Run/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid42 = _errs147 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data53.threads !== undefined){
let data55 = data53.threads;
const _errs149 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate11.errors = [{instancePath:instancePath+"/run/threads",schemaPath:"#/definitions/Run/properties/threads/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs149){
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 1 || isNaN(data55)){
validate11.errors = [{instancePath:instancePath+"/run/threads",schemaPath:"#/definitions/Run/properties/threads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid42 = _errs149 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data53.limit_ms !== undefined){
let data56 = data53.limit_ms;
const _errs151 = errors;
if((!((typeof data56 == "number") && (isFinite(data56)))) && (data56 !== null)){
validate11.errors = [{instancePath:instancePath+"/run/limit_ms",schemaPath:"#/definitions/Run/properties/limit_ms/type",keyword:"type",params:{type: schema58.properties.limit_ms.type},message:"must be number,null"}];
return false;
}
var valid42 = _errs151 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data53.iterations !== undefined){
let data57 = data53.iterations;
const _errs153 = errors;
if((!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))) && (data57 !== null)){
validate11.errors = [{instancePath:instancePath+"/run/iterations",schemaPath:"#/definitions/Run/properties/iterations/type",keyword:"type",params:{type: schema58.properties.iterations.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs153){
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
validate11.errors = [{instancePath:instancePath+"/run/iterations",schemaPath:"#/definitions/Run/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid42 = _errs153 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data53.traceparent !== undefined){
const _errs155 = errors;
if(typeof data53.traceparent !== "string"){
validate11.errors = [{instancePath:instancePath+"/run/traceparent",schemaPath:"#/definitions/Run/properties/traceparent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid42 = _errs155 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data53.parameters !== undefined){
let data59 = data53.parameters;
const _errs157 = errors;
if(errors === _errs157){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key7 in data59){
let data60 = data59[key7];
const _errs160 = errors;
if(((!((typeof data60 == "number") && (isFinite(data60)))) && (typeof data60 !== "string")) && (typeof data60 !== "boolean")){
validate11.errors = [{instancePath:instancePath+"/run/parameters/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/Run/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema58.properties.parameters.additionalProperties.type},message:"must be number,string,boolean"}];
return false;
}
var valid43 = _errs160 === errors;
if(!valid43){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/run/parameters",schemaPath:"#/definitions/Run/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid42 = _errs157 === errors;
}
else {
var valid42 = true;
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
var valid0 = _errs143 === errors;
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

exports.validateStop = validate34;
const schema59 = {"title":"stop: to the program, at most once","type":"object","required":["type"],"properties":{"type":{"const":"stop"}},"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "type")){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
if("stop" !== data.type){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "stop"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

exports.validateIncumbent = validate35;
const schema60 = {"title":"incumbent: a feasible plan, better than those before","type":"object","required":["type","cost","routes"],"properties":{"type":{"const":"incumbent"},"cost":{"type":"number"},"routes":{"$ref":"#/definitions/Routes"}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.cost === undefined) && (missing0 = "cost"))) || ((data.routes === undefined) && (missing0 = "routes"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "cost")) || (key0 === "routes"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("incumbent" !== data.type){
validate35.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "incumbent"},message:"must be equal to constant"}];
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
validate35.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate35.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((key1 === "type") || (key1 === "customers"))){
validate35.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.type !== undefined){
let data4 = data3.type;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate35.errors = [{instancePath:instancePath+"/routes/" + i0+"/type",schemaPath:"#/definitions/Routes/items/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate35.errors = [{instancePath:instancePath+"/routes/" + i0+"/type",schemaPath:"#/definitions/Routes/items/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate35.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate35.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers/" + i1,schemaPath:"#/definitions/Routes/items/properties/customers/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate35.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers/" + i1,schemaPath:"#/definitions/Routes/items/properties/customers/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate35.errors = [{instancePath:instancePath+"/routes/" + i0+"/customers",schemaPath:"#/definitions/Routes/items/properties/customers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate35.errors = [{instancePath:instancePath+"/routes/" + i0,schemaPath:"#/definitions/Routes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate35.errors = [{instancePath:instancePath+"/routes",schemaPath:"#/definitions/Routes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

exports.validateLog = validate36;
const schema62 = {"title":"log: a line for the service's log","type":"object","required":["type","message"],"properties":{"type":{"const":"log"},"message":{"type":"string","description":"Cut off after 500 characters."},"fields":{"type":"object","additionalProperties":{"type":["number","string","boolean"]}}},"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.message === undefined) && (missing0 = "message"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "message")) || (key0 === "fields"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("log" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "log"},message:"must be equal to constant"}];
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
validate36.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.errors = [{instancePath:instancePath+"/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type: schema62.properties.fields.additionalProperties.type},message:"must be number,string,boolean"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

exports.validateResult = validate37;
const schema63 = {"title":"result: the end, the last line","type":"object","required":["type","routes","ended"],"properties":{"type":{"const":"result"},"routes":{"oneOf":[{"type":"null"},{"$ref":"#/definitions/Routes"}],"description":"The best plan; null: none, or the best incumbent."},"ended":{"enum":["optimal","stagnated","limit","iterations","stopped","exhausted","infeasible"]},"iterations":{"type":"integer","minimum":0,"description":"Iterations done, for the bench."},"operators":{"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/Operator"},"description":"What each operator did, for the bench."}},"additionalProperties":false};
const schema65 = {"title":"what one operator did during the solve","type":"object","required":["name","kind","uses","accepted","improvements","gain","milliseconds","weight"],"properties":{"name":{"type":"string","minLength":1,"description":"Unique within its kind."},"kind":{"enum":["ruin","recreate","move"]},"uses":{"type":"number","minimum":0,"description":"Times it was applied."},"accepted":{"type":"number","minimum":0,"description":"Uses whose candidate became the current plan."},"improvements":{"type":"number","minimum":0,"description":"Uses whose candidate was better than the current plan."},"gain":{"type":"number","description":"Cost saved by the improvements."},"milliseconds":{"type":"number","minimum":0,"description":"Time spent in it; 0: not measured."},"weight":{"type":"number","minimum":0,"description":"Of its selection at the end; 1 without adaptive weights."}},"additionalProperties":false};
const func4 = require("ajv/dist/runtime/ucs2length").default;

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.routes === undefined) && (missing0 = "routes"))) || ((data.ended === undefined) && (missing0 = "ended"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "routes")) || (key0 === "ended")) || (key0 === "iterations")) || (key0 === "operators"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("result" !== data.type){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "result"},message:"must be equal to constant"}];
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
validate37.errors = vErrors;
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
validate37.errors = [{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/enum",keyword:"enum",params:{allowedValues: schema63.properties.ended.enum},message:"must be equal to one of the allowed values"}];
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
validate37.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate37.errors = [{instancePath:instancePath+"/iterations",schemaPath:"#/properties/iterations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate37.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2,schemaPath:"#/definitions/Operator/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key2 in data9){
if(!((((((((key2 === "name") || (key2 === "kind")) || (key2 === "uses")) || (key2 === "accepted")) || (key2 === "improvements")) || (key2 === "gain")) || (key2 === "milliseconds")) || (key2 === "weight"))){
validate37.errors = [{instancePath:instancePath+"/operators/" + i2,schemaPath:"#/definitions/Operator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
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
if(func4(data10) < 1){
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/name",schemaPath:"#/definitions/Operator/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/name",schemaPath:"#/definitions/Operator/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/kind",schemaPath:"#/definitions/Operator/properties/kind/enum",keyword:"enum",params:{allowedValues: schema65.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/uses",schemaPath:"#/definitions/Operator/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/uses",schemaPath:"#/definitions/Operator/properties/uses/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/accepted",schemaPath:"#/definitions/Operator/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/accepted",schemaPath:"#/definitions/Operator/properties/accepted/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/improvements",schemaPath:"#/definitions/Operator/properties/improvements/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/improvements",schemaPath:"#/definitions/Operator/properties/improvements/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/gain",schemaPath:"#/definitions/Operator/properties/gain/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/milliseconds",schemaPath:"#/definitions/Operator/properties/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/milliseconds",schemaPath:"#/definitions/Operator/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/weight",schemaPath:"#/definitions/Operator/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/operators/" + i2+"/weight",schemaPath:"#/definitions/Operator/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate37.errors = [{instancePath:instancePath+"/operators/" + i2,schemaPath:"#/definitions/Operator/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate37.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
